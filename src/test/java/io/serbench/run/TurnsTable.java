package io.serbench.run;

import io.serbench.run.Capacity.Room;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The benefit of turns, over many simulated runs whose truth is known. */
final class TurnsTable {
  /** How forks follow each other. */
  enum Schedule {
    /** Each fork measures without a pause right after its warm-up. */
    ONE_BY_ONE("one by one", new Room(1, 0, false)),
    /** Forks stay alive and take turns, and the next one warms up meanwhile. */
    TURNS("turns", SimulatedRun.roomBeside(4)),
    /** Forks take turns, but none warms up while another measures. */
    TURNS_APART("turns, apart", SimulatedRun.room(4));

    private final String title;

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
    private final Room room;

    Schedule(String title, Room room) {
      this.title = title;
      this.room = room;
    }
  }

  /**
   * What the machine is like.
   *
   * @param quiet the fraction of the time in which it is undisturbed
   * @param momentMillis how long it stays disturbed or undisturbed, on average, in milliseconds
   */
  record Scenario(double quiet, double momentMillis) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "%.0f %% undisturbed, moments of %.0f ms", 100 * quiet, momentMillis);
    }
  }

  static final List<Scenario> SCENARIOS =
      List.of(
          new Scenario(0.5, 5),
          new Scenario(0.5, 200),
          new Scenario(0.5, 3000),
          new Scenario(0.2, 5),
          new Scenario(0.2, 200),
          new Scenario(0.2, 3000),
          new Scenario(0.05, 5),
          new Scenario(0.05, 200),
          new Scenario(0.05, 3000));

  private TurnsTable() {}

  /** Prints the table. An optional argument is the number of runs of each kind. */
  public static void main(String[] args) {
    int runs = args.length == 0 ? 100 : Integer.parseInt(args[0]);
    System.out.print(
        """
        | machine | schedule | value | ratio | value, same forks | ratio, same forks | seconds a row | forks |
        |---|---|---|---|---|---|---|---|
        """);
    for (Scenario scenario : SCENARIOS) {
      for (Schedule schedule : Schedule.values()) {
        Errors errors = errors(scenario, schedule, TurnsSimulation.Size.USUAL, runs);
        System.out.print(markdown(scenario, schedule, errors));
      }
    }
  }

  private static String markdown(Scenario scenario, Schedule schedule, Errors errors) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.2f %% | %.2f %% | %.2f %% | %.2f %% | %.1f | %.1f |\n",
        scenario,
        schedule.title,
        100 * errors.value(),
        100 * errors.ratio(),
        100 * errors.valueOfForks(),
        100 * errors.ratioOfForks(),
        errors.seconds(),
        errors.forks());
  }

  /** Returns the errors over a number of runs, with the same seeds for every schedule. */
  static Errors errors(Scenario scenario, Schedule schedule, TurnsSimulation.Size size, int runs) {
    return Errors.ofAll(
        IntStream.range(0, runs)
            .parallel()
            .mapToObj(seed -> new TurnsSimulation(scenario, size, seed).run(schedule.room))
            .toList());
  }

  /**
   * Errors of runs: roots of mean squared relative errors.
   *
   * @param value the error of a row's ser and deser, against the mean of all possible forks
   * @param ratio the error of the ratio of two rows, against that of such means
   * @param valueOfForks the error of a row's ser and deser, against what the same forks would have
   *     measured on a quiet machine
   * @param ratioOfForks the error of the ratio of two rows, against that of such measurements
   * @param seconds how long a run takes per row
   * @param forks the mean number of forks of a row
   */
  record Errors(
      double value,
      double ratio,
      double valueOfForks,
      double ratioOfForks,
      double seconds,
      double forks) {
    private static Errors ofAll(List<Errors> runs) {
      return new Errors(
          squared(runs, Errors::value),
          squared(runs, Errors::ratio),
          squared(runs, Errors::valueOfForks),
          squared(runs, Errors::ratioOfForks),
          runs.stream().mapToDouble(Errors::seconds).average().orElseThrow(),
          runs.stream().mapToDouble(Errors::forks).average().orElseThrow());
    }

    private static double squared(List<Errors> runs, ToDoubleFunction<Errors> error) {
      return rootMeanSquare(runs.stream().mapToDouble(error).toArray());
    }

    static double rootMeanSquare(double... errors) {
      return Math.sqrt(Arrays.stream(errors).map(error -> error * error).average().orElseThrow());
    }
  }
}
