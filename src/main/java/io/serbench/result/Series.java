package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * The batches of one phase in one fork, in the order of time.
 *
 * @param waited nanoseconds for which something other than the row kept the thread of each batch
 *     from running; empty if not known
 * @param witness readings of the witness in nanoseconds: for each slice, one before its first batch
 *     and one after each batch; empty if no witness ran
 * @param work how long the work between two calls took in each batch, in nanoseconds; empty if
 *     calls were not apart
 * @param slices the slices in which the batches ran; empty if not known
 */
public record Series(
    Longs nanos,
    Optional<Longs> waited,
    Optional<Longs> witness,
    Optional<Longs> work,
    List<Burst> slices) {
  /** No batches. */
  public static final Series NONE =
      new Series(Longs.NONE, Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  public Series {
    slices = List.copyOf(slices);
    int batches = nanos.size();
    check(batches, "times of batches", Optional.of(nanos), batches);
    check(batches, "waiting times", waited, batches);
    check(batches, "readings of the witness", witness, batches + Math.max(1, slices.size()));
    check(batches, "times of the work between calls", work, batches);
    if (!slices.isEmpty()) {
      long inSlices = slices.stream().mapToLong(Burst::batches).sum();
      Require.that(
          inSlices == batches, batches + " batches, but " + inSlices + " batches in slices");
    }
  }

  private static void check(int batches, String what, Optional<Longs> nanos, int right) {
    long[] all = nanos.map(Longs::toArray).orElseGet(() -> new long[right]);
    Require.that(
        all.length == right,
        batches + " batches, but " + all.length + " " + what + ", expected " + right);
    for (long time : all) {
      Require.notNegative("one of the " + what, time);
    }
  }

  public int size() {
    return nanos.size();
  }

  /** Returns the index of the witness reading before each batch; the next one is after it. */
  public int[] readingsBefore() {
    int[] before = new int[size()];
    int batch = 0;
    for (int slice = 0; batch < before.length; slice++) {
      int end = slices.isEmpty() ? before.length : batch + slices.get(slice).batches();
      for (; batch < end; batch++) {
        before[batch] = batch + slice;
      }
    }
    return before;
  }

  /** Returns a copy whose slices started {@code offset} milliseconds later in the run. */
  public Series later(long offset) {
    List<Burst> moved = slices.stream().map(slice -> slice.later(offset)).toList();
    return new Series(nanos, waited, witness, work, moved);
  }

  /**
   * A slice: batches that ran one right after the other.
   *
   * @param startMillis when the first batch started, in milliseconds since the start of the run
   * @param compiled whether the JIT compiler was active during the slice
   */
  public record Burst(long startMillis, int batches, boolean compiled) {
    public Burst {
      Require.aTime("the start of a slice", startMillis);
      Require.notNegative("the number of batches of a slice", batches);
    }

    private Burst later(long offset) {
      return new Burst(startMillis + offset, batches, compiled);
    }
  }
}
