package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Simulates rows whose true time is 1, on machines that differ in speed. */
class AgreementTest {
  private static final int TRIALS = 2000;
  private static final int COMMON_ROWS = 5;
  private static final int FORKS = 3;

  /** How much forks, and rows on a machine, differ. */
  private static final double FORK = 0.02;

  private static final double ROW_ON_MACHINE = 0.007;

  /** The fractions of the intervals that contain the truth. */
  private record Coverage(double rows, double forksAlone, double together, double apart) {}

  @Test
  void machinesThatAgreeGetTheAssumedSpread() {
    List<Estimate> same = List.of(Estimate.of(100, 100), Estimate.of(100, 100));
    // 1.5 % for 2 + 1 degrees of freedom: sqrt(2 / 3) * 1.5 % * 3.1824.
    assertThat(Agreement.speed(1, List.of(same, same))).isCloseTo(0.03898, within(1e-5));
  }

  @Test
  void whatForksDifferByIsNotTheMachines() {
    // The means differ by as much as those of two forks each would.
    List<Estimate> forks = List.of(Estimate.of(90, 110), Estimate.of(100, 120));
    List<Estimate> machines = List.of(Estimate.of(100, 100), Estimate.of(110, 110));
    assertThat(Agreement.speed(1, List.of(forks))).isCloseTo(0.03898, within(1e-5));
    assertThat(Agreement.speed(1, List.of(machines))).isGreaterThan(0.1);
  }

  @Test
  void intervalsHoldTheTruthAsOftenAsTheySay() {
    for (int machines : List.of(4, 8)) {
      for (double spread : List.of(0.01, 0.02, 0.04)) {
        Coverage found = coverage(machines, spread);
        String which = "%d machines, %s apart: %s".formatted(machines, spread, found);
        assertThat(found.rows()).as(which).isBetween(0.95, 0.995);
        assertThat(found.apart()).as(which).isBetween(0.95, 0.998);
        assertThat(found.together()).as(which).isBetween(0.94, 0.995);
      }
    }
    assertThat(coverage(8, 0.04).forksAlone()).isLessThan(0.75);
  }

  @Test
  void twoMachinesAreFewButDoNotMakeIntervalsUseless() {
    assertThat(coverage(2, 0.02).rows()).isGreaterThan(0.95);
    assertThat(coverage(2, 0.04).rows()).isGreaterThan(0.88);
  }

  /** Each row runs on two machines: two rows on the same two, and one on two others. */
  private static Coverage coverage(int machines, double spread) {
    Dice dice = new Dice(11);
    double[] holding = new double[4];
    for (int trial = 0; trial < TRIALS; trial++) {
      double[] speeds =
          DoubleStream.generate(() -> spread * dice.normal()).limit(machines).toArray();
      List<List<Estimate>> common =
          Stream.generate(
                  () ->
                      IntStream.range(0, machines)
                          .mapToObj(machine -> Estimate.of(forks(speeds[machine], dice)))
                          .toList())
              .limit(COMMON_ROWS)
              .toList();
      double part = Agreement.speed(machines - 1, common) / 2;
      Estimate row = on(speeds, 0, part, dice);
      Estimate beside = on(speeds, 0, part, dice);
      Estimate elsewhere = on(speeds, machines - 2, part, dice);
      holding[0] += holds(row, row.halfWidth());
      holding[1] += holds(row, row.forComparisonWith(row).halfWidth());
      holding[2] += holds(Estimate.ratio(row, beside));
      holding[3] += holds(Estimate.ratio(row, elsewhere));
    }
    return new Coverage(
        holding[0] / TRIALS, holding[1] / TRIALS, holding[2] / TRIALS, holding[3] / TRIALS);
  }

  private static double[] forks(double speed, Dice dice) {
    double row = speed + ROW_ON_MACHINE * dice.normal();
    return DoubleStream.generate(() -> Math.exp(row + FORK * dice.normal())).limit(FORKS).toArray();
  }

  private static Estimate on(double[] speeds, int first, double part, Dice dice) {
    double[] all =
        DoubleStream.concat(
                DoubleStream.of(forks(speeds[first], dice)),
                DoubleStream.of(forks(speeds[first + 1], dice)))
            .toArray();
    Map<MergedShard, Double> parts = Map.of(part(first), part, part(first + 1), part);
    return Estimate.of(all, DoubleStream.generate(() -> 1).limit(all.length).toArray(), 0, parts);
  }

  private static MergedShard part(int machine) {
    return new MergedShard(
        machine + 1, "One", Runs.run(List.of()).course(), Runs.machine(), Optional.empty());
  }

  private static int holds(Estimate estimate, double halfWidth) {
    return Math.abs(estimate.value() - 1) <= halfWidth ? 1 : 0;
  }

  private static int holds(Estimate ratio) {
    return ratio.low() <= 1 && 1 <= ratio.high() ? 1 : 0;
  }
}
