package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Method.Stopping;
import io.serbench.run.TurnsTable.Errors;
import io.serbench.run.TurnsTable.Scenario;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A simulated run of rows that all take the same time. Their forks differ by 2 %, and a neighbour
 * that comes and goes slows rows to different degrees. With the same seed, all schedules have the
 * same rows, forks and neighbour.
 */
final class TurnsSimulation {
  /** The true mean time of a batch of each row on the quiet machine, in nanoseconds. */
  private static final double BATCH_NANOS = 1.5e6;

  private static final double FORK_SPREAD = 0.02;
  private static final double BATCH_NOISE = 0.005;
  private static final Duration PREPARATION = Duration.ofSeconds(2);

  private final Scenario scenario;
  private final Size size;
  private final long seed;
  private final Map<String, Double> sensitivities = new HashMap<>();
  private final Map<String, Double> forks = new HashMap<>();
  private final Random noise;

  /** The size of a run. */
  record Size(int rows, Stopping stopping) {
    /** Three to seven forks, as in a long run. */
    static final Size USUAL = new Size(12, new Stopping(3, 7, 0.02, Duration.ofSeconds(20)));
  }

  TurnsSimulation(Scenario scenario, Size size, long seed) {
    this.scenario = scenario;
    this.size = size;
    this.seed = seed;
    this.noise = new Random(-seed);
    Random random = new Random(seed);
    for (Row row : Requests.rows(size.rows())) {
      sensitivities.put(row.name(), 0.7 + 0.6 * random.nextDouble());
      for (int fork = 1; fork <= size.stopping().most(); fork++) {
        forks.put(fork(row.name(), fork), 1 + FORK_SPREAD * random.nextGaussian());
      }
    }
  }

  private static String fork(String row, int number) {
    return row + "#" + number;
  }

  /** Runs the simulation and returns its errors. */
  Errors run(Room room) {
    SimulatedRun simulated =
        SimulatedRun.on(new Neighbour(scenario.quiet(), scenario.momentMillis(), seed));
    simulated
        .children()
        .preparingFor(PREPARATION)
        .sensitive(sensitivities::get)
        .taking((row, fork) -> batch(forks.get(fork(row, fork))));
    RunRequest request = Requests.of(size.stopping(), Requests.rows(size.rows()));
    return errors(simulated.run(Requests.seeded(seed, request), room));
  }

  private double batch(double ofFork) {
    return BATCH_NANOS * ofFork * (1 + BATCH_NOISE * noise.nextGaussian());
  }

  private Errors errors(Run run) {
    List<Double> values = new ArrayList<>();
    List<Double> ratios = new ArrayList<>();
    List<Double> valuesOfForks = new ArrayList<>();
    List<Double> ratiosOfForks = new ArrayList<>();
    List<CellSummary> rows = Summaries.of(run);
    for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
      double[] value = new double[rows.size()];
      double[] valueOfForks = new double[rows.size()];
      for (int row = 0; row < value.length; row++) {
        value[row] =
            rows.get(row).time(phase).orElseThrow().value() * SimulatedFork.CALLS / BATCH_NANOS;
        valueOfForks[row] = value[row] / mean(run.cells().get(row));
        values.add(value[row] - 1);
        valuesOfForks.add(valueOfForks[row] - 1);
        for (int other = 0; other < row; other++) {
          ratios.add(value[row] / value[other] - 1);
          ratiosOfForks.add(valueOfForks[row] / valueOfForks[other] - 1);
        }
      }
    }
    return new Errors(
        squared(values),
        squared(ratios),
        squared(valuesOfForks),
        squared(ratiosOfForks),
        seconds(run) / rows.size(),
        run.cells().stream().mapToInt(cell -> cell.forks().size()).average().orElseThrow());
  }

  /** Returns what the row's forks would measure on a quiet machine, on average. */
  private double mean(CellResult row) {
    return row.forks().stream()
        .mapToDouble(each -> forks.get(fork(row.id().row(), each.number())))
        .average()
        .orElseThrow();
  }

  private static double squared(List<Double> errors) {
    return Errors.rootMeanSquare(errors.stream().mapToDouble(error -> error).toArray());
  }

  private static double seconds(Run run) {
    Duration time = Duration.between(run.course().started(), run.course().ended().orElseThrow());
    return time.toMillis() / 1e3;
  }
}
