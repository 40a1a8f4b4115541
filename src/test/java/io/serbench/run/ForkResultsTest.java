package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
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
    return ForkResults.of(fork, FakeChildren.JVM, END);
  }

  private PhaseResult ser() {
    return result().phases().get(Phase.DEFAULT.indexOf(Phase.SER));
  }

  @Test
  void whatItSaidWhenItWasReady() {
    fork.ready(States.preparation(7));
    ForkResult result = result();

    assertThat(result.fork()).isEqualTo(1);
    assertThat(result.started()).isEqualTo(Instant.EPOCH);
    assertThat(result.millis()).isEqualTo(1234);
    assertThat(result.size()).isEqualTo(80);
    assertThat(result.deflated()).isEqualTo(40);
    assertThat(result.firstMillis()).contains(250.5);
    assertThat(result.phases())
        .extracting(PhaseResult::phase)
        .containsExactlyElementsOf(Phase.DEFAULT);
    assertThat(ser().batch()).isEqualTo(7);
    assertThat(ser().warmupMillis()).isEqualTo(100);
    assertThat(ser().steady()).isTrue();
    assertThat(ser().allocatedBytes()).isEqualTo(48);
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
    assertThat(ser.allocatedBytes()).isEqualTo(48);
  }

  @Test
  void whatTheJvmDoesNotCountIsNegative() {
    fork.ready(
        new Preparation(
            1, 1, 1, List.of(new WarmPhase(Phase.SER, 5, 1, 0, true, OptionalDouble.empty())), 1));

    assertThat(result().phases().get(0).allocatedBytes()).isNegative();
  }

  @Test
  void slicesAreJoinedToOneSeries() {
    fork.ready(States.preparation(1));
    fork.measured(slices(ser(new long[] {1, 2}, new long[] {0, 5}, 10, 10, 10)), END);
    fork.measured(
        slices(
            ser(new long[] {3}, new long[] {6}, 10, 10), ser(new long[] {4}, new long[1], 10, 11)),
        END);

    assertThat(ser().nanos()).containsExactly(1L, 2L, 3L, 4L);
    assertThat(ser().waited()).containsExactly(0L, 5L, 6L, 0L);
    assertThat(ser().witness()).containsExactly(10L, 10L, 10L, 10L, 11L);
  }

  /** Between two slices there are two readings, and a batch on either side of them. */
  @Test
  void whereSlicesMeetTheSlowerReadingCountsForBothNeighbours() {
    fork.ready(States.preparation(1));
    fork.measured(
        slices(
            ser(new long[] {1}, new long[1], 10, 10),
            ser(new long[] {2}, new long[1], 15, 10),
            ser(new long[] {3}, new long[1], 9, 10)),
        END);

    assertThat(ser().witness()).containsExactly(10L, 15L, 10L, 10L);
  }

  @Test
  void aForkThatFailedHasNoTimes() {
    fork.ready(States.preparation(1));
    fork.measured(slices(ser(new long[] {1}, new long[1], 10, 10)), END);
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().phases()).isEmpty();
    assertThat(result().failure()).contains(States.FAILURE);
    assertThat(result().size()).isEqualTo(80);
  }

  @Test
  void aForkThatFailedAtOnceSaysNothingElse() {
    fork.ended(Optional.of(States.FAILURE));

    assertThat(result().size()).isNegative();
    assertThat(result().deflated()).isNegative();
    assertThat(result().firstMillis()).isEmpty();
  }
}
