package io.serbench.measure;

import java.util.Arrays;

/** A growing series of batches, each between two readings of the witness. */
final class Samples {
  private long[] nanos = new long[1024];
  private long[] witness = new long[1025];
  private int size;

  /** Starts with the reading before the first batch. */
  Samples(long firstWitness) {
    witness[0] = firstWitness;
  }

  void add(long batchNanos, long witnessAfter) {
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
      witness = Arrays.copyOf(witness, 2 * size + 1);
    }
    nanos[size] = batchNanos;
    size++;
    witness[size] = witnessAfter;
  }

  int size() {
    return size;
  }

  long[] nanos() {
    return Arrays.copyOf(nanos, size);
  }

  long[] witness() {
    return Arrays.copyOf(witness, size + 1);
  }

  /** How many batches stand between two witness readings that are no slower than the limit. */
  int clean(long limit) {
    int clean = 0;
    for (int i = 0; i < size; i++) {
      if (isClean(i, limit)) {
        clean++;
      }
    }
    return clean;
  }

  /** The median nanoseconds of clean batches; of all batches where fewer than three are clean. */
  double median(long limit) {
    long[] kept = new long[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (isClean(i, limit)) {
        kept[count++] = nanos[i];
      }
    }
    if (count < 3) {
      kept = nanos();
      count = size;
    }
    Arrays.sort(kept, 0, count);
    return count % 2 == 1 ? kept[count / 2] : (kept[count / 2 - 1] + (double) kept[count / 2]) / 2;
  }

  private boolean isClean(int batch, long limit) {
    return witness[batch] <= limit && witness[batch + 1] <= limit;
  }
}
