package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.serbench.witness.Witness;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** The timer on a clock that moves only when the operation says so. */
class PhaseTimerTest {
  private static final long MILLI = 1_000_000;

  private final FakeClock clock = new FakeClock();
  private long calls;

  /** An operation whose n-th call takes the nanoseconds that the function gives. */
  private Operation taking(LongUnaryOperator nanosOfCall) {
    return index -> {
      clock.advance(nanosOfCall.applyAsLong(calls++));
      return index;
    };
  }

  private PhaseTimer timer(Timing timing, JitWatch jit) {
    return new PhaseTimer(
        clock, Interruptions.UNKNOWN, new Witness(clock::nanos), jit, timing, 1000);
  }

  private static double nanosPerCall(Measurement measured) {
    double sum = measured.nanos().stream().mapToLong(Long::longValue).sum();
    return sum / measured.nanos().size() / measured.batch();
  }

  @Test
  void calibratesTheBatchToItsTime() throws Exception {
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 1000, 200, 200, 0), () -> 0)
            .measure(List.of(taking(n -> 500)))
            .get(0);

    assertThat(measured.batch()).isBetween(2900, 3000);
    assertThat(nanosPerCall(measured)).isCloseTo(500, within(0.1));
  }

  @Test
  void takesTheBatchThatWasAskedFor() throws Exception {
    Measurement measured =
        timer(new Timing(7, 1.5, 100, 1000, 50, 50, 0), () -> 0)
            .measure(List.of(taking(n -> MILLI)))
            .get(0);

    assertThat(measured.batch()).isEqualTo(7);
    assertThat(measured.nanos()).allMatch(nanos -> nanos == 7 * MILLI + FakeClock.TICK);
  }

  @Test
  void aSlowOperationIsABatchOfOne() throws Exception {
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 1000, 200, 200, 0), () -> 0)
            .measure(List.of(taking(n -> 40 * MILLI)))
            .get(0);

    assertThat(measured.batch()).isEqualTo(1);
    assertThat(measured.nanos()).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void warmsUpToTheFloorWhenTimesAgree() throws Exception {
    Measurement measured =
        timer(new Timing(0, 1.5, 400, 5000, 100, 100, 0), () -> 0)
            .measure(List.of(taking(n -> 1000)))
            .get(0);

    assertThat(measured.steady()).isTrue();
    assertThat(measured.warmupMillis()).isBetween(400.0, 600.0);
  }

  @Test
  void warmsUpAsLongAsTheOperationGetsFaster() throws Exception {
    // Two milliseconds at first, then less with every call, until 20 000 calls have been made.
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 60_000, 100, 100, 0), () -> 0)
            .measure(List.of(taking(n -> Math.max(1000, 100_000 - 5 * n))))
            .get(0);

    assertThat(calls).isGreaterThan(19_800);
    assertThat(nanosPerCall(measured)).isCloseTo(1000, within(1.0));
    assertThat(measured.steady()).isTrue();
  }

  @Test
  void warmsUpAsLongAsTheJitCompiles() throws Exception {
    long[] compiled = {0};
    JitWatch busyForTenSeconds =
        () -> clock.nanos() < 10_000 * MILLI ? compiled[0] += 50 : compiled[0];
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 60_000, 100, 100, 0), busyForTenSeconds)
            .measure(List.of(taking(n -> 1000)))
            .get(0);

    assertThat(measured.steady()).isTrue();
    assertThat(measured.warmupMillis()).isBetween(10_000.0, 11_000.0);
  }

  @Test
  void measuresAndMarksWhatNeverGetsSteady() throws Exception {
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 1000, 100, 100, 0), () -> 0)
            .measure(List.of(taking(n -> 1000 + 80 * (clock.nanos() / (100 * MILLI)))))
            .get(0);

    assertThat(measured.steady()).isFalse();
    assertThat(measured.warmupMillis()).isBetween(1000.0, 1200.0);
    assertThat(measured.nanos()).isNotEmpty();
  }

  @Test
  void everyOperationHasABatchAlthoughAnotherTookTheTimeOfAll() throws Exception {
    boolean[] bothAreWarm = {false};
    Operation stopped =
        index -> {
          clock.advance(bothAreWarm[0] ? 5_000 * MILLI : MILLI);
          return index;
        };
    Operation other =
        index -> {
          bothAreWarm[0] = true;
          clock.advance(MILLI);
          return index;
        };

    List<Measurement> measured =
        timer(new Timing(1, 1.5, 100, 1000, 100, 100, 50), () -> 0)
            .measure(List.of(stopped, other));

    assertThat(measured.get(0).nanos()).hasSize(1);
    assertThat(measured.get(1).nanos()).hasSize(1);
  }

  @Test
  void readsTheWitnessAroundEveryBatch() throws Exception {
    Measurement measured =
        timer(new Timing(0, 1.5, 100, 1000, 100, 100, 0), () -> 0)
            .measure(List.of(taking(n -> 1000)))
            .get(0);

    assertThat(measured.witness()).hasSize(measured.nanos().size() + 1);
  }

  @Test
  void measuresLongerWhereTheWitnessWasDisturbed() throws Exception {
    // The clock gives the witness its tick alone, far above a best reading of ten nanoseconds.
    PhaseTimer disturbed =
        new PhaseTimer(
            clock,
            Interruptions.UNKNOWN,
            new Witness(clock::nanos),
            () -> 0,
            new Timing(0, 1.5, 100, 1000, 100, 100, 300),
            10);
    Measurement measured = disturbed.measure(List.of(taking(n -> 1000))).get(0);

    double millis = measured.nanos().stream().mapToLong(Long::longValue).sum() / 1e6;
    assertThat(millis).isBetween(380.0, 410.0);
  }

  @Test
  void operationsAreMeasuredInTurnAfterAllAreWarm() throws Exception {
    StringBuilder order = new StringBuilder();
    Operation first = noting(order, 'a', 1000);
    Operation second = noting(order, 'b', 3000);
    List<Measurement> measured =
        timer(new Timing(0, 1.5, 100, 1000, 200, 200, 0), () -> 0).measure(List.of(first, second));

    assertThat(nanosPerCall(measured.get(0))).isCloseTo(1000, within(0.1));
    assertThat(nanosPerCall(measured.get(1))).isCloseTo(3000, within(0.1));
    // Warm-up of both, turns of 40 ms and a few shorter ones, and the counting of allocated bytes.
    assertThat(order.toString()).matches("ab(ab){5,8}ab");
  }

  /** An operation that notes its name where another ran before it. */
  private Operation noting(StringBuilder order, char name, long nanos) {
    return index -> {
      if (order.isEmpty() || order.charAt(order.length() - 1) != name) {
        order.append(name);
      }
      clock.advance(nanos);
      return index;
    };
  }

  @Test
  void whatOthersTookOfTheTimeIsNotMeasuringTime() throws Exception {
    Interruptions everyBatch =
        new Interruptions() {
          @Override
          public void start() {}

          @Override
          public long stop(long nanos) {
            clock.advance(3 * MILLI);
            return 3 * MILLI;
          }
        };
    PhaseTimer interrupted =
        new PhaseTimer(
            clock,
            everyBatch,
            new Witness(clock::nanos),
            () -> 0,
            new Timing(0, 1.5, 100, 1000, 90, 30, 0),
            1000);

    assertThat(interrupted.measure(List.of(taking(n -> 1000))).get(0).waited())
        .hasSizeBetween(58, 62)
        .allMatch(waited -> waited == 3 * MILLI);
    assertThat(interrupted.measureBriefly(taking(n -> 1000)).waited()).hasSizeBetween(19, 21);
  }

  @Test
  void whatTheOperationThrowsComesThrough() {
    assertThatThrownBy(
            () ->
                timer(Timing.QUICK, () -> 0)
                    .measure(
                        List.of(
                            index -> {
                              throw new IllegalStateException("broken");
                            }))
                    .get(0))
        .hasMessage("broken");
  }

  @Test
  void countsAllocatedBytes() throws Exception {
    Measurement measured =
        new PhaseTimer(
                Clock.SYSTEM,
                new Witness(System::nanoTime),
                () -> 0,
                new Timing(0, 1.5, 20, 20, 20, 20, 0),
                1000)
            .measure(List.of(index -> new byte[1000]))
            .get(0);

    assertThat(measured.allocatedBytes().orElseThrow()).isCloseTo(1016, within(1.0));
  }
}
