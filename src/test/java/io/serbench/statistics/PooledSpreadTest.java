package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PooledSpreadTest {
  /** Forks that differ by 4 %, twice each. */
  private static final List<Estimate> ALIKE =
      Stream.of(1000, 500, 2000, 100)
          .map(value -> Estimate.of(0.98 * value, 1.02 * value))
          .toList();

  @Test
  void manyPairsOfForksAreWorthMoreThanOne() {
    Estimate one = ALIKE.get(0);
    Estimate other = ALIKE.get(1);
    Estimate difference = PooledSpread.of(ALIKE).difference(one, other);

    // The standard deviation is 0.04 / sqrt(2), known from four pairs: t(0.975, 4) = 2.776.
    assertThat(difference.value()).isEqualTo(500);
    assertThat(difference.halfWidth())
        .isCloseTo(2.776 * 0.04 / 2 * Math.hypot(1000, 500), within(0.1));
    assertThat(difference.halfWidth()).isLessThan(0.3 * Math.hypot(one.halfWidth(), 12));
  }

  @Test
  void forksThatHappenToAgreeAreNotBelieved() {
    List<Estimate> same = List.of(Estimate.of(1000, 1000), Estimate.of(500, 500));
    assertThat(PooledSpread.of(same).difference(same.get(0), same.get(1)).halfWidth())
        .isGreaterThan(15);
  }

  @Test
  void singleForksHaveNoInterval() {
    Estimate one = Estimate.of(1000);
    Estimate other = Estimate.of(400);
    Estimate difference = PooledSpread.of(List.of(one, other)).difference(one, other);
    assertThat(difference.value()).isEqualTo(600);
    assertThat(difference.hasInterval()).isFalse();
  }

  @Test
  void ninetyFiveOfAHundredIntervalsContainTheTruth() {
    Random random = new Random(7);
    long covered =
        IntStream.range(0, 4000)
            .filter(
                run -> {
                  List<Estimate> members =
                      Stream.generate(() -> Estimate.of(fork(random), fork(random)))
                          .limit(10)
                          .toList();
                  Estimate difference =
                      PooledSpread.of(members).difference(members.get(0), members.get(1));
                  return difference.low() <= 0 && difference.high() >= 0;
                })
            .count();
    assertThat(covered / 4000.0).isBetween(0.94, 0.97);
  }

  private static double fork(Random random) {
    return 1000 * (1 + 0.03 * random.nextGaussian());
  }
}
