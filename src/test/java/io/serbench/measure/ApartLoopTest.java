package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApartLoopTest {
  private long now;
  private final Clock clock = () -> now;

  @Test
  void eachCallIsTimedByItselfBehindOtherWork() throws Exception {
    List<String> done = new ArrayList<>();
    BatchLoop loop =
        LoopCopies.apart(
            () -> {
              done.add("work");
              now += 1000;
            });
    long nanos =
        loop.time(
            clock,
            index -> {
              done.add("call " + index);
              now += 70;
              return index;
            },
            4);

    assertThat(nanos).isEqualTo(4 * 70);
    assertThat(loop.took(nanos)).isEqualTo(4 * 1070);
    assertThat(loop.workNanos()).isEqualTo(1000);
    assertThat(loop.last()).isEqualTo(3);
    assertThat(done).startsWith("work", "call 0", "work", "call 1").hasSize(8);
  }

  @Test
  void theTimedPartIsThatOfBatchesThatNothingInterrupts() throws Exception {
    long[] work = {930};
    BatchLoop loop =
        LoopCopies.apart(
            () -> {
              now += work[0];
              work[0] = 930;
            });
    Operation operation =
        index -> {
          now += 70;
          return index;
        };
    Operation.Warm warm = new Operation.Warm(operation, loop, 8, 0, true, 70);
    work[0] = 50_000;
    warm.time(clock);

    assertThat(warm.timedPart()).isEqualTo(0.07);
  }

  @Test
  void callsThatAreInterruptedDoNotCount() throws Exception {
    BatchLoop loop = LoopCopies.apart(() -> {});
    assertThat(
            loop.time(
                clock,
                index -> {
                  now += index == 5 ? 1_000_000 : 70;
                  return index;
                },
                32))
        .isEqualTo(32 * 70);
  }

  @Test
  void whatTheClockCostsIsTakenOff() throws Exception {
    // The first reading after other work takes longer than the next.
    long[] reading = {200};
    Clock slow =
        () -> {
          now += reading[0];
          reading[0] = 20;
          return now;
        };
    BatchLoop loop = LoopCopies.apart(() -> reading[0] = 200);
    assertThat(
            loop.time(
                slow,
                index -> {
                  now += 70;
                  return index;
                },
                8))
        .isEqualTo(8 * 70);
    assertThat(loop.clockNanos()).hasValue(20);
  }
}
