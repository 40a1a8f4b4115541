package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class EstimateTest {
  private static final int ROWS = 4000;
  private static final int LEAST_FORKS = 3;
  private static final int MOST_FORKS = 6;
  private static final double PRECISION = 0.02;

  /** Generates forks of a row whose true time is 1. */
  private interface ForkTimes extends ToDoubleFunction<Dice> {}

  private interface Rule extends Function<double[], Estimate> {}

  @Test
  void forksThatDifferMuchGetStudentsInterval() {
    // Mean 20; squares 100 + 0 + 100, so s = 10; 10 / sqrt 3 = 5.7735; t(0.975, 2) = 4.3027.
    Estimate three = Estimate.of(10, 20, 30);
    assertThat(three.value()).isCloseTo(20, within(1e-9));
    assertThat(three.halfWidth()).isCloseTo(24.8414, within(1e-3));
    assertThat(three.forks()).isEqualTo(3);

    // s = sqrt 2, / sqrt 2 = 1; t(0.975, 1) = 12.7062.
    assertThat(Estimate.of(1, 3).halfWidth()).isCloseTo(12.7062, within(1e-3));
  }

  @Test
  void forksThatAgreeGetTheModeratedInterval() {
    // Squares 4 (0.015 * 1000)^2 = 900 with 4 + 2 degrees of freedom, so s' = 12.2474;
    // / sqrt 3 = 7.0711; t(0.975, 6) = 2.4469.
    assertThat(Estimate.of(1000, 1000, 1000).halfWidth()).isCloseTo(17.302, within(1e-3));
  }

  @Test
  void manyForksThatAgreeAreBelieved() {
    double[] same = new double[100];
    Arrays.fill(same, 1000);
    assertThat(Estimate.of(same).halfWidth()).isLessThan(0.7);
  }

  @Test
  void oneForkHasNoInterval() {
    Estimate one = Estimate.of(17);
    assertThat(one.value()).isEqualTo(17);
    assertThat(one.halfWidth()).isNaN();
    assertThatThrownBy(Estimate::of).isInstanceOf(IllegalArgumentException.class);
  }

  /** This holds although forks are only added until the interval is narrow. */
  @Test
  void coversWhateverTheSpread() {
    for (double spread : List.of(0.005, 0.01, 0.02, 0.03, 0.06)) {
      assertThat(coverage(dice -> 1 + spread * dice.normal(), Estimate::of))
          .as("spread %s", spread)
          .isGreaterThan(0.93);
    }
  }

  @Test
  void coversRowsThatAreCompiledInTwoWays() {
    for (double apart : List.of(0.03, 0.06)) {
      assertThat(coverage(twoWays(0.5, apart), Estimate::of))
          .as("%s apart", apart)
          .isGreaterThan(0.90);
    }
  }

  @Test
  void isBetterThanStudentsWhereOneForkInFiveIsSlow() {
    ForkTimes forks = twoWays(0.2, 0.05);
    assertThat(coverage(forks, EstimateTest::students)).isLessThan(0.78);
    assertThat(coverage(forks, Estimate::of)).isGreaterThan(0.90);
  }

  private static ForkTimes twoWays(double slow, double apart) {
    return dice -> 1 + 0.005 * dice.normal() + apart * ((dice.chance(slow) ? 1 : 0) - slow);
  }

  /** Returns the coverage of ser and deser if a row stops only when both intervals are narrow. */
  private static double coverage(ForkTimes forks, Rule rule) {
    int covering = 0;
    Dice dice = new Dice(7);
    for (int row = 0; row < ROWS; row++) {
      double[] ser =
          IntStream.range(0, MOST_FORKS).mapToDouble(i -> forks.applyAsDouble(dice)).toArray();
      double[] deser =
          IntStream.range(0, MOST_FORKS).mapToDouble(i -> forks.applyAsDouble(dice)).toArray();
      int n = LEAST_FORKS;
      while (n < MOST_FORKS && !(isPrecise(ser, n, rule) && isPrecise(deser, n, rule))) {
        n++;
      }
      covering += covers(ser, n, rule) + covers(deser, n, rule);
    }
    return covering / 2.0 / ROWS;
  }

  private static boolean isPrecise(double[] values, int n, Rule rule) {
    Estimate estimate = rule.apply(Arrays.copyOf(values, n));
    return estimate.halfWidth() <= PRECISION * estimate.value();
  }

  private static int covers(double[] values, int n, Rule rule) {
    Estimate estimate = rule.apply(Arrays.copyOf(values, n));
    return Math.abs(estimate.value() - 1) <= estimate.halfWidth() ? 1 : 0;
  }

  private static Estimate students(double... values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    int n = values.length;
    double t = TDistribution.of(n - 1).inverseSurvivalProbability(0.025);
    return Estimate.plusMinus(mean, t * Math.sqrt(squares / (n - 1) / n), n);
  }
}
