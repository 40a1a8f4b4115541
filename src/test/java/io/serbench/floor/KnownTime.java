package io.serbench.floor;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * Creates in no time, and encodes in 100 ns: a chain of operations, each waiting for the one
 * before. Its length was found by timing plain loops of many calls of chains of about that length
 * at their fastest, so that what ends a short chain, a branch that is mispredicted, counts in both.
 */
final class KnownTime<T> implements Serializer<T, T> {
  private static final double NANOS = 100;
  private static final int CALLS = 10_000;
  private static final int TRIALS = 100;
  private static final int CORRECTIONS = 3;
  private static final byte[] NOTHING = new byte[0];

  private final DataType<T> type;
  private final int steps;
  private T latest;
  private int state = 1;

  KnownTime(DataType<T> type) {
    this.type = type;
    int found = 100;
    for (int i = 0; i < CORRECTIONS; i++) {
      found = (int) Math.round(found * NANOS / nanosOf(found));
    }
    this.steps = found;
  }

  private double nanosOf(int length) {
    long best = Long.MAX_VALUE;
    for (int trial = 0; trial < TRIALS; trial++) {
      long start = System.nanoTime();
      for (int call = 0; call < CALLS; call++) {
        state = chain(state, length);
      }
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / CALLS;
  }

  private static int chain(int start, int steps) {
    int x = start;
    for (int i = 0; i < steps; i++) {
      x = (x ^ i) + 0x9E3779B1;
    }
    return x;
  }

  @Override
  public T create(T value) {
    return value;
  }

  @Override
  public byte[] serialize(T representation) {
    latest = representation;
    state = chain(state, steps);
    return NOTHING;
  }

  @Override
  public T deserialize(byte[] bytes) {
    return type.copy(latest);
  }

  @Override
  public T restore(T representation) {
    return representation;
  }
}
