package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.MachineTrace.Trouble;
import io.serbench.statistics.Traces.Trait;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The quality of estimates, over many simulated runs whose truth is known. */
final class TraceTable {
  static final int RUNS = 1000;

  private static final int LEAST_FORKS = 3;
  private static final int MOST_FORKS = 5;
  private static final double PRECISION = 0.02;
  private static final List<Phase> PHASES = List.of(Phase.SER, Phase.DESER);

  /** What happens to the machine, and what the row is like. */
  record Scenario(String name, Trouble trouble, Trait trait) {}

  /**
   * The quality of estimates.
   *
   * @param bias the mean relative error
   * @param error the 0.9 quantile of absolute relative errors
   * @param coverage the fraction of the 95 % intervals that contains the truth
   */
  record Quality(double bias, double error, double coverage) {}

  /**
   * The results of a scenario.
   *
   * @param forks the mean number of forks of a run
   * @param clean the quality of estimates that reject noise
   * @param mean the quality of estimates that keep it, from the same forks
   */
  record Line(Scenario scenario, double forks, Quality clean, Quality mean) {}

  /** The estimates of ser and of deser that one run gave. */
  private record Result(int forks, List<Estimate> clean, List<Estimate> mean) {}

  private static final Trait STEADY = new Trait(0.02, false, false, 0);

  static final List<Scenario> SCENARIOS =
      List.of(
          new Scenario("quiet machine", Trouble.NONE, STEADY),
          new Scenario("neighbour comes and goes", Trouble.NEIGHBOUR, STEADY),
          new Scenario("neighbour from the middle to the end", Trouble.STEP, STEADY),
          new Scenario("machine gets 6 % slower", Trouble.DRIFT, STEADY),
          new Scenario("1 to 10 ms of interruption every 3 s", Trouble.SPIKES, STEADY),
          new Scenario(
              "neighbour; row 15 % slower in every second window",
              Trouble.NEIGHBOUR, new Trait(0.02, false, true, 0)),
          new Scenario(
              "neighbour; 3 ms of GC every 25 batches",
              Trouble.NEIGHBOUR,
              new Trait(0.02, false, false, 25)),
          new Scenario(
              "neighbour; forks differ by 0.5 %",
              Trouble.NEIGHBOUR, new Trait(0.005, false, false, 0)),
          new Scenario(
              "neighbour; forks differ by 6 %",
              Trouble.NEIGHBOUR, new Trait(0.06, false, false, 0)),
          new Scenario(
              "neighbour; compiled in two ways, 5 % apart",
              Trouble.NEIGHBOUR, new Trait(0.025, true, false, 0)),
          new Scenario(
              "neighbour, drift, interruptions, slow windows, GC",
              Trouble.ALL,
              new Trait(0.02, false, true, 25)));

  private TraceTable() {}

  /** Prints the table. */
  public static void main(String[] args) {
    System.out.print(markdown(SCENARIOS.stream().map(TraceTable::line).toList()));
  }

  static Line line(Scenario scenario) {
    List<Result> results =
        IntStream.range(0, RUNS).parallel().mapToObj(seed -> result(scenario, seed)).toList();
    double truth = scenario.trait().truth();
    return new Line(
        scenario,
        results.stream().mapToInt(Result::forks).average().orElseThrow(),
        quality(results.stream().flatMap(result -> result.clean().stream()).toList(), truth),
        quality(results.stream().flatMap(result -> result.mean().stream()).toList(), truth));
  }

  private static Result result(Scenario scenario, int seed) {
    Run run = Traces.run(scenario.trouble(), scenario.trait(), seed, TraceTable::more);
    return new Result(row(run).forks().size(), times(run, Noise.REJECT), times(run, Noise.KEEP));
  }

  private static List<Estimate> times(Run run, Noise noise) {
    CellSummary summary = new Summaries(run, noise).of(row(run));
    return PHASES.stream().map(phase -> summary.time(phase).orElseThrow()).toList();
  }

  private static CellResult row(Run run) {
    return run.cells().get(0);
  }

  /** Whether a run wants more forks by default, if each takes 2.5 seconds. */
  private static boolean more(Run run) {
    int forks = row(run).forks().size();
    if (forks < LEAST_FORKS) {
      return true;
    }
    List<Estimate> times = times(run, Noise.REJECT);
    return forks < MOST_FORKS
        && times.stream().anyMatch(time -> time.halfWidth() > PRECISION * time.value());
  }

  private static Quality quality(List<Estimate> estimates, double truth) {
    double[] errors =
        estimates.stream().mapToDouble(estimate -> estimate.value() / truth - 1).toArray();
    double[] sizes = Arrays.stream(errors).map(Math::abs).toArray();
    long covering =
        estimates.stream()
            .filter(estimate -> Math.abs(estimate.value() - truth) <= estimate.halfWidth())
            .count();
    return new Quality(
        Arrays.stream(errors).average().orElseThrow(),
        OrderStatistics.quantile(sizes, 0.9),
        (double) covering / estimates.size());
  }

  static String markdown(List<Line> lines) {
    StringBuilder table =
        new StringBuilder(
            """
            | simulated | forks | bias | 90 % of errors within | covered | mean of all batches: bias | 90 % within | covered |
            |---|---|---|---|---|---|---|---|
            """);
    for (Line line : lines) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %.1f | %s | %s |\n",
              line.scenario().name(),
              line.forks(),
              markdown(line.clean()),
              markdown(line.mean())));
    }
    return table.toString();
  }

  private static String markdown(Quality quality) {
    return String.format(
        Locale.ROOT,
        "%+.2f %% | %.1f %% | %.0f %%",
        100 * quality.bias(),
        100 * quality.error(),
        100 * quality.coverage());
  }
}
