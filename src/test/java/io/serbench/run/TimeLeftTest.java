package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.Runner.Standing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Estimates of the time that is left, in simulated runs whose true time is known. */
@Thorough
class TimeLeftTest {
  /** The largest error of an estimate, as a fraction of the whole run. */
  private static final double TOLERANCE = 0.2;

  private static final int SEEDS = 2;

  /**
   * A kind of run.
   *
   * @param spreads the spreads of rows' forks, relative to the row's time, which rows have in turn
   * @param knownFrom the fraction of the run from which on the estimate is sure
   */
  private record Kind(
      String name, Stopping stopping, int rows, Room room, double knownFrom, List<Double> spreads) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stopping until(double precision, int seconds) {
    return Preset.DEFAULT
        .stopping()
        .withPrecision(precision)
        .withBudget(Duration.ofSeconds(seconds));
  }

  static Stream<Kind> kinds() {
    Room beside = SimulatedRun.roomBeside(4);
    return Stream.of(
        new Kind("fixed forks", Stopping.exactly(3), 20, beside, 0.1, List.of(0.02)),
        new Kind("one fork each", Stopping.exactly(1), 40, beside, 0.1, List.of(0.02)),
        new Kind(
            "one after the other",
            Stopping.exactly(3),
            8,
            SimulatedRun.room(1),
            0.1,
            List.of(0.02)),
        new Kind("in this JVM", Stopping.IN_PROCESS, 10, SimulatedRun.room(10), 0.5, List.of(0.02)),
        new Kind("all by budget", until(0.02, 12), 25, beside, 0.25, List.of(0.1)),
        new Kind("one row by budget", until(0.02, 40), 1, beside, 0.5, List.of(0.1)),
        new Kind("few rows by budget", until(0.02, 12), 5, SimulatedRun.room(2), 0.5, List.of(0.1)),
        new Kind("all by precision, soon", until(0.02, 12), 40, beside, 0.5, List.of(0.002)),
        new Kind("all by precision, late", until(0.02, 60), 30, beside, 0.5, List.of(0.03)),
        new Kind(
            "some of each", until(0.02, 12), 40, beside, 0.5, List.of(0.002, 0.002, 0.002, 0.1)),
        new Kind(
            "most by budget", until(0.02, 12), 40, beside, 0.25, List.of(0.1, 0.06, 0.03, 0.01)));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void isTrueWithinAFifthOfTheRun(Kind kind) {
    for (long seed = 0; seed < SEEDS; seed++) {
      List<Standing> standings = run(kind, seed);
      double total = seconds(standings.get(standings.size() - 1).spent());
      for (double part : new double[] {0.25, 0.5, 0.75, 0.9}) {
        Standing then = at(part * total, standings);
        double spent = seconds(then.spent());
        String what = kind + ", seed " + seed + ", at " + part + " of " + total + " s: " + then;
        assertThat((spent + seconds(then.least())) / total)
            .as(what)
            .isLessThanOrEqualTo(1 + TOLERANCE);
        assertThat((spent + seconds(then.most())) / total)
            .as(what)
            .isGreaterThanOrEqualTo(1 - TOLERANCE);
        if (part >= kind.knownFrom()) {
          assertThat(then.isSure()).as(what).isTrue();
          assertThat((spent + seconds(then.likely())) / total)
              .as(what)
              .isBetween(1 - TOLERANCE, 1 + TOLERANCE);
        }
      }
    }
  }

  /** Returns everything that a run reported; the last of it is at the end. */
  private static List<Standing> run(Kind kind, long seed) {
    SimulatedRun simulated = SimulatedRun.onQuietMachine();
    Random random = new Random(seed);
    Map<String, Double> factors = new HashMap<>();
    simulated
        .children()
        .preparingFor(Duration.ofSeconds(2))
        .taking(
            (row, fork) -> {
              int number = Integer.parseInt(row.substring("row".length()));
              double spread = kind.spreads().get(number % kind.spreads().size());
              return 1.5e6
                  * factors.computeIfAbsent(
                      row + "#" + fork, key -> Math.max(0.5, 1 + spread * random.nextGaussian()));
            });
    List<Standing> standings = new ArrayList<>();
    RunRequest request = Requests.of(kind.stopping(), Requests.rows(kind.rows()));
    simulated.run(
        Requests.seeded(seed, request),
        kind.room(),
        new Runner.RunListener() {
          @Override
          public void progressed(Standing standing) {
            standings.add(standing);
          }
        });
    return standings;
  }

  /** Returns the latest report at a time. */
  private static Standing at(double when, List<Standing> standings) {
    return standings.stream()
        .filter(standing -> seconds(standing.spent()) <= when)
        .reduce((earlier, later) -> later)
        .orElseThrow();
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1e3;
  }
}
