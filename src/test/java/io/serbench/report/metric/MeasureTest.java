package io.serbench.report.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.statistics.Estimate;
import org.junit.jupiter.api.Test;

class MeasureTest {
  @Test
  void anIntervalEndsAtNothingAndIsNoNarrowerForThat() {
    Measure wild = Measure.of(new Estimate(100, 300, 2));
    assertThat(wild.low()).isZero();
    assertThat(wild.high()).isEqualTo(400);
    assertThat(wild.halfWidth()).isEqualTo(300);
    assertThat(wild.relative()).isEqualTo(3);
    assertThat(wild.times(2).halfWidth()).isEqualTo(600);
    assertThat(wild.into(1000).high()).isInfinite();
  }

  @Test
  void anIntervalAboveNothingIsSymmetric() {
    Measure sound = Measure.of(new Estimate(100, 3, 5));
    assertThat(sound).isEqualTo(new Measure(100, 97, 103));
    assertThat(sound.halfWidth()).isEqualTo(3);
    assertThat(new Measure(1, 0.5, 2).halfWidth()).isCloseTo(0.75, within(1e-9));
  }

  @Test
  void oneForkHasNoInterval() {
    Measure single = Measure.of(new Estimate(100, Double.NaN, 1));
    assertThat(single.hasInterval()).isFalse();
    assertThat(single.halfWidth()).isNaN();
    assertThat(single.isWide()).isFalse();
  }

  /** Memory that is kept is a difference of two readings. */
  @Test
  void aDifferenceMayBeBelowNothing() {
    assertThat(Measure.of(new Estimate(-2, 5, 3))).isEqualTo(new Measure(-2, -7, 3));
  }
}
