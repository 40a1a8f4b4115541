package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Messages;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.ForkResult;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Series;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LiveForkResultTest {
  private static final long MILLI = 1_000_000;
  private static final Duration TURN_END = Duration.ofMillis(6234);
  private static final Instant END = Instant.EPOCH.plusMillis(1234);

  private final RunState state = States.of(Requests.of(1, Requests.rows(1)));
  private final LiveFork fork = States.start(state, 0);

  private static Slice ser(long start, long[] nanos, long[] waited, long... witness) {
    return new Slice(
        Phase.SER,
        start,
        Longs.of(nanos),
        Longs.of(waited),
        Longs.of(witness),
        Optional.empty(),
        start == 0);
  }

  /** Slices of a turn that lasted ten milliseconds. */
  private static Slices slices(Slice... slices) {
    return new Slices(List.of(slices), 0, 10 * MILLI, 0);
  }

  /** Makes the fork ready and has it measure something that does not matter here. */
  private void readyAndMeasured(int batch) {
    fork.ready(States.preparation(batch));
    fork.measured(
        slices(
            States.slice(Phase.CREATE, 1, States.QUIET, 1),
            States.slice(Phase.DESER, 1, States.QUIET, 1)),
        TURN_END);
  }

  private ForkResult result() {
    return fork.result(FakeForks.JVM, END);
  }

  private PhaseResult ser() {
    return result().phases().get(Phase.DEFAULT.indexOf(Phase.SER));
  }

  @Test
  void whatItSaidWhenItWasReady() {
    readyAndMeasured(7);
    fork.measured(slices(ser(0, new long[] {1}, new long[1], 10, 10)), TURN_END);
    ForkResult result = result();

    assertThat(result.number()).isEqualTo(1);
    assertThat(result.started()).isEqualTo(Instant.EPOCH);
    assertThat(result.millis()).isEqualTo(1234);
    assertThat(result.encoded())
        .contains(
            new EncodedSizes(80, 40, Optional.empty(), OptionalInt.empty(), Optional.empty()));
    assertThat(result.firstMillis()).hasValue(250.5);
    assertThat(result.phases())
        .extracting(PhaseResult::phase)
        .containsExactlyElementsOf(Phase.DEFAULT);
    assertThat(ser().batch()).isEqualTo(7);
    assertThat(ser().warmUp()).isEqualTo(new WarmUp(100, true, Optional.empty()));
    assertThat(ser().allocatedBytes()).hasValue(48);
  }

  @Test
  void whereACallTakesManyValuesAllIsForOne() {
    fork.ready(
        new Preparation(
            new EncodedSizes(1, 1, Optional.empty(), OptionalInt.empty(), Optional.empty()),
            1,
            List.of(
                Messages.warm(
                    Phase.SER,
                    5,
                    100,
                    new WarmUp(0, true, Optional.empty()),
                    OptionalDouble.of(4800))),
            1));
    fork.measured(slices(ser(0, new long[] {1}, new long[1], 10, 10)), TURN_END);
    PhaseResult ser = result().phases().get(0);

    assertThat(ser.batch()).isEqualTo(500);
    assertThat(ser.allocatedBytes()).hasValue(48);
  }

  @Test
  void whatTheJvmDoesNotCountIsNotKnown() {
    fork.ready(
        new Preparation(
            new EncodedSizes(1, 1, Optional.empty(), OptionalInt.empty(), Optional.empty()),
            1,
            List.of(
                Messages.warm(
                    Phase.SER,
                    5,
                    1,
                    new WarmUp(0, true, Optional.empty()),
                    OptionalDouble.empty())),
            1));
    fork.measured(slices(ser(0, new long[] {1}, new long[1], 10, 10)), TURN_END);

    assertThat(result().phases().get(0).allocatedBytes()).isEmpty();
  }

  @Test
  void slicesAreJoinedToOneSeriesThatKnowsWhereTheyWere() {
    readyAndMeasured(1);
    fork.measured(slices(ser(0, new long[] {1, 2}, new long[] {0, 5}, 10, 11, 12)), TURN_END);
    fork.measured(
        slices(
            ser(MILLI, new long[] {3}, new long[] {6}, 13, 14),
            ser(8 * MILLI, new long[] {4}, new long[] {0}, 15, 16)),
        TURN_END.plusMillis(100));

    assertThat(ser().series())
        .isEqualTo(
            new Series(
                Longs.of(1, 2, 3, 4),
                Optional.of(Longs.of(0, 5, 6, 0)),
                Optional.of(Longs.of(10, 11, 12, 13, 14, 15, 16)),
                Optional.empty(),
                List.of(
                    new io.serbench.result.Series.Burst(6224, 2, true),
                    new io.serbench.result.Series.Burst(6325, 1, false),
                    new io.serbench.result.Series.Burst(6332, 1, false))));
  }

  /** The clocks of forks differ from that of the parent. */
  @Test
  void noSliceBeginsBeforeTheRun() {
    readyAndMeasured(1);
    fork.measured(slices(ser(0, new long[] {1}, new long[] {0}, 10, 11)), Duration.ZERO);

    assertThat(ser().series().slices().get(0).startMillis()).isZero();
  }

  @Test
  void aForkThatFailedHasNoTimes() {
    readyAndMeasured(1);
    fork.measured(slices(ser(0, new long[] {1}, new long[1], 10, 10)), TURN_END);
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().phases()).isEmpty();
    assertThat(result().failure()).contains(States.FAILURE);
    assertThat(result().encoded()).isPresent();
  }

  @Test
  void aForkThatFailedAtOnceSaysNothingElse() {
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().encoded()).isEmpty();
    assertThat(result().firstMillis()).isEmpty();
  }
}
