package io.serbench.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.witness.Undisturbed.Disturbance;
import org.junit.jupiter.api.Test;

class UndisturbedTest {
  private static final Undisturbed QUIET = new Undisturbed(100);

  @Test
  void bothReadingsAroundABatchMustBeWithinEightPerCentOfTheBest() {
    assertThat(QUIET.isUndisturbed(108, 101)).isTrue();
    assertThat(QUIET.isUndisturbed(109, 101)).isFalse();
    assertThat(QUIET.isUndisturbed(101, 109)).isFalse();
    assertThat(QUIET.limitNanos()).isCloseTo(108, within(1e-9));
  }

  @Test
  void workBetweenCallsIsAWitnessAsWell() {
    Readings work = new Readings();
    for (int i = 0; i < 200; i++) {
      work.add(i < 10 ? 20_000 : 27_000);
    }
    Undisturbed rule = QUIET.withWork(work);
    assertThat(rule.bestNanos()).isEqualTo(100);
    assertThat(rule.asReading(20_000)).isCloseTo(100, within(0.2));
    assertThat(rule.asReading(27_000)).isCloseTo(135, within(0.2));
    assertThat(rule.of(100, 125, 0, 1000)).isEqualTo(Disturbance.SLOWED);
    assertThat(rule.of(100, 126, 0, 1000)).isEqualTo(Disturbance.UNCLEAR);
  }

  @Test
  void workThatIsTooShortIsNoWitness() {
    Readings work = new Readings();
    assertThat(QUIET.withWork(work)).isEqualTo(QUIET);
    work.add(1_900);
    assertThat(QUIET.withWork(work)).isEqualTo(QUIET);
  }

  @Test
  void aReadingThatIsTooSlowForANeighbourWasInterruptedItself() {
    assertThat(QUIET.isCutOff(100, 220)).isFalse();
    assertThat(QUIET.isCutOff(221, 100)).isTrue();
  }

  @Test
  void aBatchIsUndisturbedOrSlowedOrInterruptedOrNobodyKnows() {
    assertThat(QUIET.of(100, 108, 20, 1000)).isEqualTo(Disturbance.NONE);
    assertThat(QUIET.of(100, 109, 20, 1000)).isEqualTo(Disturbance.SLOWED);
    assertThat(QUIET.of(100, 220, 20, 1000)).isEqualTo(Disturbance.SLOWED);
    assertThat(QUIET.of(100, 221, 20, 1000)).isEqualTo(Disturbance.UNCLEAR);
    assertThat(QUIET.of(100, 108, 21, 1000)).isEqualTo(Disturbance.INTERRUPTED);
    assertThat(QUIET.of(900, 900, 21, 1000)).isEqualTo(Disturbance.INTERRUPTED);
  }

  @Test
  void aBatchWasInterruptedWhereItsThreadWaitedForMoreThanTwoPerCent() {
    assertThat(Undisturbed.isInterrupted(20, 1000)).isFalse();
    assertThat(Undisturbed.isInterrupted(21, 1000)).isTrue();
    assertThat(Undisturbed.isInterrupted(0, 0)).isFalse();
  }

  @Test
  void noNeighbourSlowsMoreThanSoMuch() {
    assertThat(QUIET.slowdown(150)).isEqualTo(1.5);
    assertThat(QUIET.slowdown(90_000)).isEqualTo(2.2);
    assertThat(Undisturbed.slowdown(150, 75)).isEqualTo(2);
    assertThat(Undisturbed.beside(100, 150)).isEqualTo(125);
  }
}
