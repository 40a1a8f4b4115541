package io.serbench.floor;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * Creates in no time, and encodes in 100 ns: a chain of multiplications, each waiting for the one
 * before, whose length was found by timing a chain ten thousand times as long at its fastest.
 */
final class KnownTime<T> implements Serializer<T, T> {
  private static final double NANOS = 100;
  private static final int TRIAL_STEPS = 1_000_000;
  private static final int TRIALS = 300;
  private static final byte[] NOTHING = new byte[0];

  private final DataType<T> type;
  private final int steps;
  private T latest;
  private int state = 1;

  KnownTime(DataType<T> type) {
    this.type = type;
    this.steps = (int) Math.round(NANOS / nanosPerStep());
  }

  private double nanosPerStep() {
    long best = Long.MAX_VALUE;
    for (int trial = 0; trial < TRIALS; trial++) {
      long start = System.nanoTime();
      state = chain(state, TRIAL_STEPS);
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / TRIAL_STEPS;
  }

  private static int chain(int start, int steps) {
    int x = start;
    for (int i = 0; i < steps; i++) {
      x = x * 0x9E3779B1 + 1;
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
