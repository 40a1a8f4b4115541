package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.statistics.Baseline.Speed;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SignificanceTest {
  private static final Offset<Double> ROUNDING = within(1e-9);

  @Test
  void anIntervalThatReachesOneIsFivePercent() {
    assertThat(Significance.of(Estimate.ratio(Math.exp(0.03), 0.03, 6))).isEqualTo(0.05, ROUNDING);
    assertThat(Significance.of(Estimate.ratio(Math.exp(-0.03), 0.03, 40)))
        .isEqualTo(0.05, ROUNDING);
  }

  @Test
  void fewForksAreLessSure() {
    assertThat(Significance.of(Estimate.ratio(1.1, 0.04, 6)))
        .isGreaterThan(Significance.of(Estimate.ratio(1.1, 0.04, 20)))
        .isLessThan(0.01);
  }

  @Test
  void withoutIntervalNothingIsSure() {
    assertThat(Significance.of(Estimate.ratio(2, Double.NaN, 2))).isEqualTo(1);
  }

  /** The example of Benjamini and Hochberg (1995): of fifteen, the four smallest are found. */
  @Test
  void findsWhatBenjaminiAndHochbergFind() {
    double[] probabilities = {
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1.0000
    };
    double limit = Significance.limit(probabilities, Significance.RATE);
    assertThat(Arrays.stream(probabilities).filter(p -> p <= limit)).hasSize(4);
  }

  @Test
  void theFirstOfManyMustBeSurer() {
    assertThat(Significance.limit(new double[] {0.02, 0.5, 0.6, 0.7}, 0.05))
        .isEqualTo(0.0125, ROUNDING);
    assertThat(Significance.widening(0.0125, 10)).isBetween(1.2, 1.5);
    assertThat(Significance.widening(0.05, 10)).isEqualTo(1, ROUNDING);
  }

  @Test
  void aGeometricMeanIsKnownBetterThanItsParts() {
    Estimate mean = Estimate.mean(List.of(Estimate.ratio(2, 0.1, 6), Estimate.ratio(0.5, 0.1, 6)));
    assertThat(mean.value()).isEqualTo(1, ROUNDING);
    assertThat(mean.logHalfWidth()).isEqualTo(0.1 / Math.sqrt(2), ROUNDING);
  }

  @Test
  void aSlowerMachineMakesRatiosSmallerAndLessSure() {
    Estimate same = new Speed(100, 100).atOneSpeed(Estimate.ratio(1.2, 0.03, 6));
    assertThat(same.value()).isEqualTo(1.2, ROUNDING);
    assertThat(same.logHalfWidth()).isEqualTo(0.03, ROUNDING);
    Estimate slower = new Speed(100, 110).atOneSpeed(Estimate.ratio(1.1, 0.03, 6));
    assertThat(slower.value()).isEqualTo(1, ROUNDING);
    assertThat(slower.logHalfWidth()).isGreaterThan(0.03);
  }
}
