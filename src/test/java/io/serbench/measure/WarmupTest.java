package io.serbench.measure;

import static io.serbench.measure.FakeMachine.MILLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.serbench.run.Method.Preset;
import io.serbench.witness.Witness;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** Warm-up on a clock that only the operation moves. */
class WarmupTest {
  private final FakeMachine machine = new FakeMachine();

  private Warmup warmup(Timing timing) {
    return warmup(timing, () -> 0);
  }

  private Warmup warmup(Timing timing, LongSupplier jit) {
    return new Warmup(machine.timer(Interruptions.UNKNOWN, jit), timing, Warmup.Between.NOTHING);
  }

  /** Returns interruptions that take what a function of a batch's time returns. */
  private static Interruptions interruptions(LongUnaryOperator stop) {
    return new Interruptions(true) {
      @Override
      void start() {}

      @Override
      long stop(long nanos) {
        return stop.applyAsLong(nanos);
      }
    };
  }

  @Test
  void calibratesTheBatchToItsTime() throws Exception {
    Operation.Warm warm = warmup(new Timing(0, 1.5, 100, 1000)).of(machine.taking(500));

    assertThat(warm.batch()).isBetween(2900, 3000);
    assertThat(warm.time(machine.clock)).isEqualTo(warm.batch() * 500L + FakeClock.TICK);
  }

  @Test
  void aBatchLastsAThousandTicksOfTheClock() throws Exception {
    Operation.Warm warm = warmup(new Timing(0, 0.001, 100, 1000)).of(machine.taking(50));

    assertThat(warm.batch() * 50L).isCloseTo(1000 * FakeClock.TICK, within(100L));
  }

  @Test
  void takesTheBatchThatWasAskedFor() throws Exception {
    Operation.Warm warm = warmup(new Timing(7, 1.5, 100, 1000)).of(machine.taking(MILLI));

    assertThat(warm.batch()).isEqualTo(7);
    assertThat(warm.time(machine.clock)).isEqualTo(7 * MILLI + FakeClock.TICK);
  }

  @Test
  void aSlowOperationIsABatchOfOne() throws Exception {
    Operation.Warm warm = warmup(new Timing(0, 1.5, 100, 1000)).of(machine.taking(40 * MILLI));

    assertThat(warm.batch()).isEqualTo(1);
  }

  @Test
  void callsThatAreApartAreTimedWithoutTheWorkBetweenThemAndTheClock() throws Exception {
    Warmup warmup = warmup(new Timing(0, 1.5, 100, 1000));
    Operation.Warm apart =
        warmup.apart(warmup.of(machine.taking(500)), () -> machine.clock.advance(20_000));

    assertThat(apart.batch()).isEqualTo(32);
    assertThat(apart.steady()).isTrue();
    long nanos = apart.time(machine.clock);
    assertThat(nanos).isEqualTo(32 * 500);
    assertThat(apart.took(nanos)).isGreaterThan(32 * 20_500);
  }

  @Test
  void slowCallsThatAreApartAreFewInABatch() throws Exception {
    Warmup warmup = warmup(new Timing(0, 1.5, 100, 1000));

    assertThat(warmup.apart(warmup.of(machine.taking(40 * MILLI)), () -> {}).batch()).isEqualTo(4);
  }

  @Test
  void warmsUpToTheFloorWhenTimesAgree() throws Exception {
    Operation.Warm warm = warmup(new Timing(0, 1.5, 400, 5000)).of(machine.taking(1000));

    assertThat(warm.steady()).isTrue();
    assertThat(warm.warmupMillis()).isBetween(400.0, 600.0);
  }

  @Test
  void warmsUpAsLongAsTheOperationGetsFaster() throws Exception {
    // 0.1 ms at first, then less with every call, for 19,800 calls.
    Operation.Warm warm =
        warmup(new Timing(0, 1.5, 100, 60_000))
            .of(machine.taking(call -> Math.max(1000, 100_000 - 5 * call)));

    assertThat(machine.calls()).isGreaterThan(19_800);
    assertThat((double) warm.time(machine.clock) / warm.batch()).isCloseTo(1000, within(1.0));
    assertThat(warm.steady()).isTrue();
  }

  @Test
  void warmsUpAsLongAsTheJitCompiles() throws Exception {
    long[] compiled = {0};
    LongSupplier busyForTenSeconds =
        () -> machine.clock.nanos() < 10_000 * MILLI ? compiled[0] += 50 : compiled[0];
    Operation.Warm warm =
        warmup(new Timing(0, 1.5, 100, 60_000), busyForTenSeconds).of(machine.taking(1000));

    assertThat(warm.steady()).isTrue();
    assertThat(warm.warmupMillis()).isBetween(10_000.0, 11_000.0);
  }

  @Test
  void marksWhatNeverGetsSteady() throws Exception {
    // 5 % faster every 50 ms, for as long as the warm-up lasts.
    Operation everFaster =
        machine.taking(
            call -> Math.round(1e6 * Math.pow(0.95, machine.clock.nanos() / (50.0 * MILLI))));
    Operation.Warm warm = warmup(new Timing(0, 1.5, 100, 1000)).of(everFaster);

    assertThat(warm.steady()).isFalse();
    assertThat(warm.warmupMillis()).isBetween(1000.0, 1200.0);
  }

  @Test
  void aFixedWarmUpLastsSoLong() throws Exception {
    Operation.Warm warm = warmup(Preset.DEFAULT.timing().withWarmup(300)).of(machine.taking(1000));

    assertThat(warm.warmupMillis()).isBetween(300.0, 370.0);
  }

  @Test
  void whatMattersLessGetsLessTime() throws Exception {
    long[] compiled = {0};
    LongSupplier alwaysBusy = () -> compiled[0] += 50;
    Timing timing = new Timing(0, 1.5, 100, 5000);
    assertThat(warmup(timing, alwaysBusy).of(machine.taking(1000)).warmupMillis())
        .isBetween(5000.0, 5100.0);
    assertThat(warmup(timing, alwaysBusy).brieflyOf(machine.taking(1000)).warmupMillis())
        .isBetween(200.0, 300.0);
  }

  @Test
  void workBetweenCallsIsWarmedUpBrieflyEvenIfItWaits() throws Exception {
    long[] compiled = {0};
    BatchTimer timer = machine.timer(interruptions(nanos -> nanos), () -> compiled[0] += 50);
    new Warmup(timer, new Timing(0, 1.5, 100, 5000), Warmup.Between.NOTHING)
        .ofWork(() -> machine.clock.advance(20_000));

    assertThat(machine.clock.nanos() / MILLI).isBetween(200L, 300L);
  }

  @Test
  void whatOthersTookOfTheTimeWarmsNothingUp() throws Exception {
    Interruptions everyBatch =
        interruptions(
            nanos -> {
              machine.clock.advance(3 * MILLI);
              return 3 * MILLI;
            });
    BatchTimer timer = machine.timer(everyBatch, () -> 0);
    new Warmup(timer, new Timing(1000, 1.5, 200, 200), Warmup.Between.NOTHING)
        .of(machine.taking(1000));

    // Batches of 1 ms, with readings of 0.3 ms between them.
    assertThat(machine.calls() / 1000).isBetween(150L, 200L);
  }

  @Test
  void whatTheOperationThrowsComesThrough() {
    assertThatThrownBy(
            () ->
                warmup(Preset.QUICK.timing())
                    .of(
                        index -> {
                          throw new IllegalStateException("broken");
                        }))
        .hasMessage("broken");
  }

  @Test
  void whatIsWarmCountsAllocatedBytes() throws Exception {
    BatchTimer timer =
        new BatchTimer(Clock.SYSTEM, new Witness(System::nanoTime), 300_000, () -> {});
    Operation.Warm warm =
        new Warmup(timer, Preset.QUICK.timing().withWarmup(20), Warmup.Between.NOTHING)
            .of(index -> new byte[1000]);

    assertThat(warm.allocatedBytes().orElseThrow()).isCloseTo(1016, within(1.0));
  }

  @Test
  void aLongOneGivesSignsOfLife() throws Exception {
    warmup(new Timing(0, 1.5, 60_000, 60_000)).of(machine.taking(500));

    // Every half second of batches, and the witness is read between these.
    assertThat(machine.signsOfLife).isBetween(90, 120);
  }
}
