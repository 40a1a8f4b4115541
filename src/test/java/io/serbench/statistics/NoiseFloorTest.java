package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.serbench.statistics.NoiseFloor.RelativeDifference;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class NoiseFloorTest {
  private static final Offset<Double> ROUNDING = within(1e-9);

  @Test
  void differencesArePartsOfTheMeanAndHaveIntervals() {
    // 10 of 200, with 6 and 8 of 200: variances add.
    RelativeDifference difference =
        RelativeDifference.between(Estimate.plusMinus(195, 6, 3), Estimate.plusMinus(205, 8, 3));
    assertThat(difference.relative()).isCloseTo(0.05, ROUNDING);
    assertThat(difference.halfWidth()).isCloseTo(0.05, ROUNDING);
    RelativeDifference back =
        RelativeDifference.between(Estimate.plusMinus(205, 6, 3), Estimate.plusMinus(195, 7, 3));
    assertThat(back.relative()).isCloseTo(-0.05, ROUNDING);
    assertThat(back.size()).isCloseTo(0.05, ROUNDING);
    assertThat(back.isWithinInterval()).isFalse();
  }

  @Test
  void withOneForkThereIsNoInterval() {
    RelativeDifference difference =
        RelativeDifference.between(
            Estimate.plusMinus(100, Double.NaN, 1), Estimate.plusMinus(100, 1, 3));
    assertThat(difference.hasInterval()).isFalse();
    assertThat(difference.isWithinInterval()).isFalse();
    NoiseFloor floor = new NoiseFloor(List.of(difference));
    assertThat(floor.withInterval()).isZero();
    assertThat(floor.intervalsAreHonest()).isTrue();
  }

  @Test
  void signsDoNotMatter() {
    NoiseFloor floor = new NoiseFloor(List.of(of(-0.03), of(0.01), of(0.02), of(-0.04)));
    assertThat(floor.median()).isCloseTo(0.025, ROUNDING);
    assertThat(floor.largest()).isCloseTo(0.04, ROUNDING);
    assertThat(floor.within(0.03)).isEqualTo(3);
  }

  @Test
  void theBoundLeavesOutOneInTwenty() {
    assertThat(new NoiseFloor(upTo(19)).bound()).isCloseTo(19, ROUNDING);
    assertThat(new NoiseFloor(upTo(20)).bound()).isCloseTo(19, ROUNDING);
    assertThat(new NoiseFloor(upTo(40)).bound()).isCloseTo(38, ROUNDING);
    assertThat(new NoiseFloor(upTo(1)).bound()).isCloseTo(1, ROUNDING);
  }

  @Test
  void intervalsAreJudgedByHowOftenHonestOnesWouldMiss() {
    // Of 20 correct intervals, 3 or more miss in 7.5 % of all cases, 4 or more in 1.6 %.
    assertThat(new NoiseFloor(missing(3)).withinInterval()).isEqualTo(17);
    assertThat(new NoiseFloor(missing(3)).intervalsAreHonest()).isTrue();
    assertThat(new NoiseFloor(missing(4)).intervalsAreHonest()).isFalse();
  }

  @Test
  void nothingHasNoFloor() {
    assertThatIllegalArgumentException().isThrownBy(() -> new NoiseFloor(List.of()));
  }

  private static RelativeDifference of(double relative) {
    return new RelativeDifference(relative, 0.05);
  }

  private static List<RelativeDifference> upTo(int count) {
    List<RelativeDifference> differences = new ArrayList<>();
    for (int i = count; i > 0; i--) {
      differences.add(new RelativeDifference(i, 1));
    }
    return differences;
  }

  private static List<RelativeDifference> missing(int misses) {
    List<RelativeDifference> differences = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      differences.add(of(i < misses ? 0.06 : 0.04));
    }
    return differences;
  }
}
