package io.serbench.measure;

import static io.serbench.measure.FakeMachine.DISTURBED;
import static io.serbench.measure.FakeMachine.MILLI;
import static io.serbench.measure.FakeMachine.QUIET;
import static io.serbench.measure.FakeMachine.warm;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.serbench.measure.BatchTimer.Patience;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Batches of a millisecond, on a clock that only moves by work. */
class BatchTimerTest {
  private final FakeMachine machine = new FakeMachine();
  private final Operation.Warm operation = warm(machine.taking(MILLI));
  private final Patience patience = new Patience(100 * MILLI);

  private static LongStream all(List<Samples> stretches) {
    return stretches.stream().flatMapToLong(stretch -> Arrays.stream(stretch.nanos()));
  }

  @Test
  void measuresForAsLongAsItShallWithAReadingOnBothSidesOfEachBatch() throws Exception {
    List<Samples> stretches = machine.timer().measure(operation, 13 * MILLI, patience, 0);

    assertThat(stretches).hasSize(1);
    // A batch and its reading take 1.3 ms.
    assertThat(stretches.get(0).nanos()).hasSize(10).containsOnly(MILLI + FakeClock.TICK);
    assertThat(stretches.get(0).witness()).hasSize(11).containsOnly(QUIET);
    assertThat(machine.readings).isEqualTo(11);
    assertThat(patience.passedOver()).isZero();
  }

  @Test
  void beginsWhenTheMachineIsUndisturbed() throws Exception {
    machine.disturbed(0, 20);
    List<Samples> stretches = machine.timer().measure(operation, 5 * MILLI, patience, 0);

    assertThat(stretches).hasSize(1);
    assertThat(stretches.get(0).startNanos()).isBetween(20 * MILLI, 21 * MILLI);
    assertThat(stretches.get(0).witness()).containsOnly(QUIET);
    assertThat(patience.passedOver()).isBetween(20 * MILLI, 21 * MILLI);
  }

  @Test
  void stopsAtTheFirstDisturbedReadingAndGoesOnInANewStretch() throws Exception {
    machine.disturbed(10, 20).disturbed(30, 40);
    List<Samples> stretches = machine.timer().measure(operation, 26 * MILLI, patience, 0);

    assertThat(stretches).hasSize(3);
    assertThat(stretches.get(0).startNanos()).isLessThan(MILLI);
    assertThat(stretches.get(1).startNanos()).isBetween(20 * MILLI, 21 * MILLI);
    assertThat(stretches.get(2).startNanos()).isBetween(40 * MILLI, 41 * MILLI);
    for (Samples stretch : stretches.subList(0, 2)) {
      long[] witness = stretch.witness();
      assertThat(Arrays.copyOf(witness, witness.length - 1)).containsOnly(QUIET);
      assertThat(witness[witness.length - 1]).isEqualTo(DISTURBED);
    }
    assertThat(stretches.get(2).witness()).containsOnly(QUIET);
    assertThat(all(stretches).sum()).isBetween(19 * MILLI, 22 * MILLI);
  }

  @Test
  void batchesOfCallsApartTellHowLongTheWorkBetweenThemTook() throws Exception {
    // A neighbour slows this work by half for a while, and the witness does not notice.
    BatchLoop loop =
        LoopCopies.apart(
            () -> {
              boolean slowed = machine.clock.nanos() > 100 * MILLI;
              machine.clock.advance(slowed ? 30_000 : 20_000);
            });
    Operation.Warm apart = new Operation.Warm(machine.taking(1_000), loop, 32, 0, true, 1_000);
    BatchTimer timer = machine.timer();
    List<Samples> quiet = timer.measure(apart, 50 * MILLI, patience, 0);
    machine.clock.advance(100 * MILLI);
    List<Samples> slowed = timer.measure(apart, 50 * MILLI, patience, 0);

    assertThat(quiet).hasSize(1);
    assertThat(slowed).hasSize(1);
    // The clock moves while it is read.
    long work = quiet.get(0).work()[0];
    assertThat(work).isBetween(20_000L, 20_100L);
    assertThat(quiet.get(0).work()).hasSizeGreaterThan(30).containsOnly(work);
    assertThat(slowed.get(0).work()).hasSizeGreaterThan(30).containsOnly(work + 10_000);
    assertThat(slowed.get(0).witness()).containsOnly(QUIET);
  }

  @Test
  void whereTheMachineIsNeverQuietAFewBatchesAreTimedAllTheSame() throws Exception {
    machine.alwaysDisturbed();
    List<Samples> stretches = machine.timer().measure(operation, 50 * MILLI, patience, 0);

    assertThat(stretches).hasSize(1);
    assertThat(stretches.get(0).nanos()).hasSize(3);
    assertThat(stretches.get(0).witness()).hasSize(4).containsOnly(DISTURBED);
    assertThat(patience.passedOver()).isBetween(100 * MILLI, 101 * MILLI);
  }

  @Test
  void patienceIsForAllThatIsMeasuredWithIt() throws Exception {
    machine.alwaysDisturbed();
    BatchTimer timer = machine.timer();
    timer.measure(operation, 50 * MILLI, patience, 0);
    long before = machine.clock.nanos();
    List<Samples> second = timer.measure(operation, 50 * MILLI, patience, 0);

    assertThat(second).hasSize(1);
    assertThat(second.get(0).nanos()).hasSize(3);
    assertThat(second.get(0).startNanos() - before).isLessThan(MILLI);
    assertThat(patience.passedOver()).isLessThan(101 * MILLI);
  }

  @Test
  void withoutPatienceNothingIsWaitedFor() throws Exception {
    machine.alwaysDisturbed();
    Patience none = new Patience(0);
    List<Samples> stretches = machine.timer().measure(operation, 50 * MILLI, none, 0);

    assertThat(stretches).hasSize(1);
    assertThat(stretches.get(0).nanos()).hasSize(3);
    assertThat(none.passedOver()).isZero();

    // Otherwise there would be more and more turns for as long as the machine is busy.
    assertThat(machine.timer().measure(operation, 50 * MILLI, none, 9)).isEmpty();
    assertThat(none.passedOver()).isEqualTo(50 * MILLI);
  }

  @Test
  void whatWasMeasuredBeforePatienceEndedIsAll() throws Exception {
    machine.disturbed(10, 1_000_000);
    List<Samples> stretches = machine.timer().measure(operation, 50 * MILLI, patience, 0);

    assertThat(stretches).hasSize(1);
    assertThat(stretches.get(0).nanos()).hasSizeBetween(7, 9);
  }

  @Test
  void whereEnoughIsKnownOfDisturbedMomentsNoneIsTimed() throws Exception {
    machine.disturbed(0, 1_000_000);
    assertThat(machine.timer().measure(operation, 50 * MILLI, patience, 8)).hasSize(1);
    assertThat(machine.timer().measure(operation, 50 * MILLI, new Patience(MILLI), 9)).isEmpty();
  }

  @Test
  void aMachineThatGetsQuietAfterPatienceEndedIsMeasuredThen() throws Exception {
    machine.disturbed(0, 5);
    List<Samples> stretches =
        machine.timer().measure(operation, 20 * MILLI, new Patience(MILLI), 0);

    assertThat(stretches).hasSize(2);
    assertThat(stretches.get(0).nanos()).hasSize(3);
    assertThat(stretches.get(0).witness()[0]).isEqualTo(DISTURBED);
    assertThat(stretches.get(1).witness()).containsOnly(QUIET);
  }

  /** A row that is sometimes slow by itself keeps its slow batches. */
  @Test
  void whatABatchTookItselfNeverMatters() throws Exception {
    Operation.Warm uneven = warm(machine.taking(call -> call % 5 == 4 ? 50 * MILLI : MILLI));
    List<Samples> stretches = machine.timer().measure(uneven, 300 * MILLI, patience, 0);

    assertThat(stretches).hasSize(1);
    assertThat(all(stretches).filter(nanos -> nanos > 40 * MILLI)).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void aCallThatTakesLongerThanAllTheTimeIsMeasuredOnce() throws Exception {
    List<Samples> stretches =
        machine.timer().measure(warm(machine.taking(900 * MILLI)), 15 * MILLI, patience, 0);

    assertThat(all(stretches)).containsExactly(900 * MILLI + FakeClock.TICK);
  }

  @Test
  void rewarmingIsNotRecorded() throws Exception {
    long before = machine.clock.nanos();
    machine.timer().rewarm(operation, 7 * MILLI);

    assertThat(machine.clock.nanos() - before).isBetween(7 * MILLI, 8 * MILLI);
    assertThat(machine.calls()).isEqualTo(7);
    assertThat(machine.readings).isZero();
  }

  @Test
  void interruptionsAreNotedAndAreNotMeasuringTime() throws Exception {
    Interruptions everySecond =
        new Interruptions(true) {
          private int batches;

          @Override
          void start() {
            batches++;
          }

          @Override
          long stop(long nanos) {
            long lost = batches % 2 == 0 ? 5 * MILLI : 0;
            machine.clock.advance(lost);
            return lost;
          }
        };
    List<Samples> stretches =
        machine.timer(everySecond, () -> 0).measure(operation, 13 * MILLI, patience, 0);

    assertThat(stretches.get(0).waited())
        .startsWith(0, 5 * MILLI, 0, 5 * MILLI)
        .hasSize(10)
        .containsOnly(0, 5 * MILLI);
  }

  @Test
  void aStretchDuringWhichTheJitCompiledSaysSo() throws Exception {
    machine.disturbed(10, 20);
    LongSupplier jit =
        () -> machine.clock.nanos() < 15 * MILLI ? machine.clock.nanos() / MILLI : 15;
    List<Samples> stretches =
        machine.timer(Interruptions.UNKNOWN, jit).measure(operation, 20 * MILLI, patience, 0);

    assertThat(stretches).extracting(Samples::compiled).containsExactly(true, false);
  }

  @Test
  void learnsFromOthersHowFastTheMachineCanBe() throws Exception {
    BatchTimer timer = machine.timer();
    timer.learn(2 * QUIET);
    assertThat(timer.bestReading()).isEqualTo(QUIET);
    timer.learn(QUIET / 2.0);
    assertThat(timer.bestReading()).isEqualTo(QUIET / 2.0);

    // Compared with that, the machine was never quiet.
    timer.measure(operation, 5 * MILLI, patience, 0);
    assertThat(patience.passedOver()).isGreaterThanOrEqualTo(100 * MILLI);
  }

  @Test
  void learnsFromItsOwnReadingsToo() throws Exception {
    BatchTimer late =
        new BatchTimer(
            machine.clock, Interruptions.UNKNOWN, machine::read, () -> 0, DISTURBED, () -> {});
    late.measure(operation, 5 * MILLI, patience, 0);

    // Readings are known to 0.1 %.
    assertThat(late.bestReading()).isCloseTo(QUIET, within(0.001 * QUIET));
    machine.alwaysDisturbed();
    assertThat(late.measure(operation, 5 * MILLI, patience, 0).get(0).nanos()).hasSize(3);
  }

  @Test
  void whatTheOperationThrowsComesThrough() {
    Operation.Warm broken =
        warm(
            index -> {
              throw new IllegalStateException("broken");
            });
    assertThatThrownBy(() -> machine.timer().measure(broken, MILLI, patience, 0))
        .hasMessage("broken");
    assertThatThrownBy(() -> machine.timer().rewarm(broken, MILLI)).hasMessage("broken");
  }

  @Test
  void longBatchesGiveSignsOfLifeBetweenThem() throws Exception {
    Operation.Warm slow = warm(machine.taking(300 * MILLI));
    machine.timer().rewarm(slow, 1000 * MILLI);
    assertThat(machine.signsOfLife).isEqualTo(2);
    machine.timer().measure(slow, 1000 * MILLI, patience, 0);
    assertThat(machine.signsOfLife).isEqualTo(4);
  }

  @Test
  void aTurnOfTheUsualLengthIsNeverInterruptedBySignsOfLife() throws Exception {
    BatchTimer timer = machine.timer();
    for (int turn = 0; turn < 100; turn++) {
      timer.rewarm(operation, 3 * MILLI);
      timer.measure(operation, 15 * MILLI, patience, 0);
    }
    assertThat(machine.signsOfLife).isZero();
  }
}
