package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The intervals of estimates, and of what is made of several. */
class EstimateIntervalTest {
  private static final Offset<Double> ROUNDING = within(1e-9);
  private static final double SQRT2 = Math.sqrt(2);

  @Test
  void relativeHalfWidthsAddInSquares() {
    // 3 % and 4 % make 5 %.
    Estimate ratio =
        Estimate.ratio(Estimate.plusMinus(2000, 60, 3), Estimate.plusMinus(1000, 40, 3));
    assertThat(ratio.value()).isCloseTo(2, ROUNDING);
    assertThat(ratio.low()).isCloseTo(2 * Math.exp(-0.05), ROUNDING);
    assertThat(ratio.high()).isCloseTo(2 * Math.exp(0.05), ROUNDING);
  }

  @Test
  void aRatioSaysTheSameUpsideDown() {
    Estimate one = Estimate.plusMinus(700, 90, 3);
    Estimate other = Estimate.plusMinus(300, 20, 4);
    assertThat(Estimate.ratio(one, other).low())
        .isCloseTo(1 / Estimate.ratio(other, one).high(), ROUNDING);
  }

  @Test
  void speedOfSharedMachinesCancels() {
    // 3 % of the half width of 5 % come from the forks.
    Estimate one = on(100, Map.of(part(1), 0.04));
    assertThat(half(one, on(200, Map.of(part(1), 0.04)))).isCloseTo(0.03 * SQRT2, ROUNDING);
    assertThat(half(one, on(200, Map.of(part(2), 0.04)))).isCloseTo(0.05 * SQRT2, ROUNDING);
    // 3 % and 3 % of forks; of the first machine 4 % less 2.4 %, of the second 3.2 %.
    assertThat(half(one, on(200, Map.of(part(1), 0.024, part(2), 0.032))))
        .isCloseTo(Math.sqrt(2 * 9 + 1.6 * 1.6 + 3.2 * 3.2) / 100, ROUNDING);
  }

  private static Estimate on(double value, Map<MergedShard, Double> machines) {
    return Estimate.plusMinus(value, 0.05 * value, 6, machines);
  }

  private static MergedShard part(int shard) {
    Run run = Runs.run(List.of());
    return new MergedShard(shard, "One", run.course(), Runs.machine(), Optional.empty());
  }

  private static double half(Estimate top, Estimate bottom) {
    return Estimate.ratio(top, bottom).logHalfWidth();
  }

  @Test
  void aRatioHasNoIntervalWhereOneOfTheTwoHasNone() {
    Estimate ratio =
        Estimate.ratio(Estimate.plusMinus(3, Double.NaN, 1), Estimate.plusMinus(2, 0.1, 3));
    assertThat(ratio.value()).isCloseTo(1.5, ROUNDING);
    assertThat(ratio.low()).isNaN();
    assertThat(ratio.high()).isNaN();
  }

  @Test
  void anIntervalEndsAtNothingAndIsNoNarrowerForThat() {
    Estimate wild = Estimate.plusMinus(100, 300, 2);
    assertThat(wild.low()).isZero();
    assertThat(wild.high()).isEqualTo(400);
    assertThat(wild.halfWidth()).isEqualTo(300);
    assertThat(wild.relative()).isEqualTo(3);
    assertThat(wild.times(2).halfWidth()).isEqualTo(600);
    assertThat(wild.into(1000).high()).isInfinite();
  }

  @Test
  void anIntervalAboveNothingIsSymmetric() {
    Estimate sound = Estimate.plusMinus(100, 3, 5);
    assertThat(List.of(sound.low(), sound.high())).containsExactly(97.0, 103.0);
    assertThat(sound.halfWidth()).isEqualTo(3);
    assertThat(Estimate.within(1, 0.5, 2).halfWidth()).isCloseTo(0.75, within(1e-9));
  }

  @Test
  void oneForkHasNoInterval() {
    Estimate single = Estimate.plusMinus(100, Double.NaN, 1);
    assertThat(single.hasInterval()).isFalse();
    assertThat(single.halfWidth()).isNaN();
    assertThat(single.isWide()).isFalse();
  }

  /** Memory that is kept is a difference of two readings. */
  @Test
  void aDifferenceMayBeBelowNothing() {
    Estimate kept = Estimate.plusMinus(-2, 5, 3);
    assertThat(List.of(kept.low(), kept.high())).containsExactly(-7.0, 3.0);
  }
}
