package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * The batches of one phase in one fork, in the order of time.
 *
 * @param nanos nanoseconds of each batch
 * @param waited nanoseconds of each batch in which its thread was kept from running by something
 *     that is not the row's doing; empty where that is not known
 * @param witness nanoseconds of the witness around the batches of each slice, one reading more than
 *     it has batches; empty where no witness ran
 * @param slices the stretches in which the batches ran; none where that is not known
 */
public record Series(
    Longs nanos, Optional<Longs> waited, Optional<Longs> witness, List<Burst> slices) {
  /** No batch, and nothing known. */
  public static final Series NONE =
      new Series(Longs.NONE, Optional.empty(), Optional.empty(), List.of());

  public Series {
    slices = List.copyOf(slices);
    int batches = nanos.size();
    int rightReadings = batches + Math.max(1, slices.size());
    checkTimes("of a batch", nanos);
    waited.ifPresent(
        times -> {
          checkCount(batches, "times waited", times.size(), batches);
          checkTimes("waited", times);
        });
    witness.ifPresent(
        readings -> {
          checkCount(batches, "readings of the witness", readings.size(), rightReadings);
          checkTimes("of the witness", readings);
        });
    if (!slices.isEmpty()) {
      long inSlices = slices.stream().mapToLong(Burst::batches).sum();
      Require.that(
          inSlices == batches, batches + " batches, but " + inSlices + " batches in slices");
    }
  }

  private static void checkCount(int batches, String what, int count, int right) {
    Require.that(
        count == right, batches + " batches, but " + count + " " + what + " instead of " + right);
  }

  private static void checkTimes(String what, Longs nanos) {
    for (int i = 0; i < nanos.size(); i++) {
      Require.notNegative("a time " + what, nanos.get(i));
    }
  }

  /** How many batches there are. */
  public int size() {
    return nanos.size();
  }

  /**
   * Where among the readings of the witness the one before each batch is; the next one is that
   * after it.
   */
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

  /** The same in a run that began so many milliseconds before its own. */
  Series later(long offset) {
    return new Series(
        nanos,
        waited,
        witness,
        slices.stream()
            .map(
                slice -> new Burst(slice.startMillis() + offset, slice.batches(), slice.compiled()))
            .toList());
  }

  /**
   * A stretch of batches that ran one right after the other.
   *
   * @param startMillis when the first of them began, in milliseconds since the start of the run
   * @param batches how many there are
   * @param compiled whether the JIT compiler worked meanwhile
   */
  public record Burst(long startMillis, int batches, boolean compiled) {
    public Burst {
      Require.notNegative("the start of a slice", startMillis);
      Require.notNegative("the number of batches of a slice", batches);
    }
  }
}
