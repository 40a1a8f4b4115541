package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.measure.GarbageMeter.Collected;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Counting with a simulated collector and clock. */
class GarbageMeterTest {
  private static final int BATCH = 100;

  private final FakeClock clock = new FakeClock();
  private final AtomicLong calls = new AtomicLong();
  private final AtomicInteger signs = new AtomicInteger();

  @Test
  void countsToTheEndOfACollection() throws Exception {
    // One per 1050 calls, 3 ms each, after some that were there before.
    GarbageMeter.Count count = meter(1050, 40, 1_000).of(operation(100_000));

    assertThat(count.collected()).isEqualTo(new Collected(12, 36));
    // The first batch after the twelfth.
    assertThat(count.calls()).isEqualTo(12_600);
    assertThat(signs).hasValue(0);
  }

  @Test
  void leavesOutCallsAfterTheLastCollection() throws Exception {
    // Five seconds are 500 batches of 10 ms, or 50,000 calls.
    GarbageMeter.Count count = meter(20_000, 0, 0).of(operation(10_000_000));

    assertThat(count.collected().collections()).isEqualTo(2);
    assertThat(count.calls()).isEqualTo(40_000);
    assertThat(signs.get()).isBetween(8, 10);
  }

  @Test
  void countsAllCallsWhereNothingIsCollected() throws Exception {
    GarbageMeter.Count count = meter(Integer.MAX_VALUE, 7, 7).of(operation(10_000_000));

    assertThat(count).isEqualTo(new GarbageMeter.Count(50_000, new Collected(0, 0)));
  }

  /** Reads the beans of the collector that the tests run with. */
  @Test
  void sumsUpTheCollectorsOfThisJvm() {
    Collected before = Collected.now();
    System.gc();
    assertThat(Collected.now().collections()).isGreaterThan(before.collections());
  }

  private GarbageMeter meter(int callsPerCollection, long earlier, long earlierMillis) {
    return new GarbageMeter(
        clock,
        () -> {
          long collections = calls.get() / callsPerCollection;
          return new Collected(earlier + collections, earlierMillis + 3 * collections);
        },
        signs::incrementAndGet);
  }

  private Operation.Warm operation(long batchNanos) {
    BatchLoop loop =
        new BatchLoop() {
          @Override
          public long time(Clock time, Operation operation, int batch) {
            calls.addAndGet(batch);
            clock.advance(batchNanos);
            return batchNanos;
          }

          @Override
          public Object last() {
            return "";
          }
        };
    return new Operation.Warm(index -> "", loop, BATCH, 0, true, 0);
  }
}
