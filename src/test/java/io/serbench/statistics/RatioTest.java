package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class RatioTest {
  private static final Offset<Double> ROUNDING = within(1e-9);

  @Test
  void relativeHalfWidthsAddInSquares() {
    // 3 % and 4 % make 5 %.
    Ratio ratio = Ratio.of(new Estimate(2000, 60, 3), new Estimate(1000, 40, 3));
    assertThat(ratio.value()).isCloseTo(2, ROUNDING);
    assertThat(ratio.interval().low()).isCloseTo(2 * Math.exp(-0.05), ROUNDING);
    assertThat(ratio.interval().high()).isCloseTo(2 * Math.exp(0.05), ROUNDING);
  }

  @Test
  void saysTheSameUpsideDown() {
    Estimate one = new Estimate(700, 90, 3);
    Estimate other = new Estimate(300, 20, 4);
    assertThat(Ratio.of(one, other).interval().low())
        .isCloseTo(1 / Ratio.of(other, one).interval().high(), ROUNDING);
  }

  @Test
  void hasNoIntervalWhereOneOfTheTwoHasNone() {
    Ratio ratio = Ratio.of(new Estimate(3, Double.NaN, 1), new Estimate(2, 0.1, 3));
    assertThat(ratio.value()).isCloseTo(1.5, ROUNDING);
    assertThat(ratio.interval().low()).isNaN();
    assertThat(ratio.interval().high()).isNaN();
  }
}
