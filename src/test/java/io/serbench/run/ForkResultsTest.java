package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.Encoded;
import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.result.WarmUp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ForkResultsTest {
  private static final Instant END = Instant.EPOCH.plusMillis(1234);

  private final RunState state = States.of(Requests.of(1, Requests.rows(1)));
  private final LiveFork fork = States.start(state, 0);

  private static Slice ser(long[] nanos, long[] waited, long... witness) {
    return new Slice(Phase.SER, 0, nanos, waited, witness, false);
  }

  private static Slices slices(Slice... slices) {
    return new Slices(List.of(slices), 0, 0, 1);
  }

  private ForkResult result() {
    return ForkResults.of(fork, FakeChildren.JVM, Instant.EPOCH, END);
  }

  private PhaseResult ser() {
    return result().phases().get(Phase.DEFAULT.indexOf(Phase.SER));
  }

  @Test
  void whatItSaidWhenItWasReady() {
    fork.ready(States.preparation(7));
    ForkResult result = result();

    assertThat(result.number()).isEqualTo(1);
    assertThat(result.started()).isEqualTo(Instant.EPOCH);
    assertThat(result.millis()).isEqualTo(1234);
    assertThat(result.encoded()).contains(new Encoded(80, 40));
    assertThat(result.firstMillis()).hasValue(250.5);
    assertThat(result.phases())
        .extracting(PhaseResult::phase)
        .containsExactlyElementsOf(Phase.DEFAULT);
    assertThat(ser().batch()).isEqualTo(7);
    assertThat(ser().warmUp()).isEqualTo(new WarmUp(100, true));
    assertThat(ser().allocatedBytes()).hasValue(48);
  }

  @Test
  void whereACallTakesManyValuesAllIsForOne() {
    fork.ready(
        new Preparation(
            1,
            1,
            1,
            List.of(new WarmPhase(Phase.SER, 5, 100, 0, true, OptionalDouble.of(4800))),
            1));
    PhaseResult ser = result().phases().get(0);

    assertThat(ser.batch()).isEqualTo(500);
    assertThat(ser.allocatedBytes()).hasValue(48);
  }

  @Test
  void whatTheJvmDoesNotCountIsNotKnown() {
    fork.ready(
        new Preparation(
            1, 1, 1, List.of(new WarmPhase(Phase.SER, 5, 1, 0, true, OptionalDouble.empty())), 1));

    assertThat(result().phases().get(0).allocatedBytes()).isEmpty();
  }

  @Test
  void slicesAreJoinedToOneSeries() {
    fork.ready(States.preparation(1));
    fork.measured(slices(ser(new long[] {1, 2}, new long[] {0, 5}, 10, 10, 10)), END);
    fork.measured(
        slices(
            ser(new long[] {3}, new long[] {6}, 10, 10), ser(new long[] {4}, new long[1], 10, 11)),
        END);

    Series series = ser().series();
    assertThat(series.nanos()).isEqualTo(Longs.of(1, 2, 3, 4));
    assertThat(series.waited()).contains(Longs.of(0, 5, 6, 0));
    assertThat(series.witness()).contains(Longs.of(10, 10, 10, 10, 10, 10, 11));
    assertThat(series.slices())
        .extracting(io.serbench.result.Slice::batches)
        .containsExactly(2, 1, 1);
    assertThat(series.readingsBefore()).containsExactly(0, 1, 3, 5);
  }

  @Test
  void aForkThatFailedHasNoTimes() {
    fork.ready(States.preparation(1));
    fork.measured(slices(ser(new long[] {1}, new long[1], 10, 10)), END);
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().phases()).isEmpty();
    assertThat(result().failure()).contains(States.FAILURE);
    assertThat(result().encoded()).contains(new Encoded(80, 40));
  }

  @Test
  void aForkThatFailedAtOnceSaysNothingElse() {
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().encoded()).isEmpty();
    assertThat(result().firstMillis()).isEmpty();
  }
}
