package io.serbench.witness;

import java.util.function.LongSupplier;

/**
 * A fixed piece of work that is timed between the batches of a row. If it is slow, something
 * outside the row slowed the machine.
 *
 * <p>On a shared machine, a neighbour on the same core makes code up to 1.7 times slower for
 * seconds, and neither load nor steal time shows it. The witness does, because its best speed is a
 * constant of the machine. It is plain arithmetic on its own arrays. It calls nothing, because a
 * shared method would have the profile that the row under test has given it, and it allocates
 * nothing, so that it never pays for the row's garbage. It mixes chains of dependent
 * multiplications, independent work, loads from a table that leaves little room in the first-level
 * cache, and a branch that depends on data, so that it is slowed by what slows real code: a busy
 * sibling thread, a lower clock, cache pressure.
 */
public final class Witness {
  /** Passes in one reading; about 0.3 ms on a machine of the 2020s. */
  static final int PASSES = 60;

  private static final long WARM_UP_MILLIS = 150;
  private static final int DATA = 8 * 1024;
  private static final int TABLE = 4 * 1024;

  private final LongSupplier clock;
  private final byte[] data = new byte[DATA];
  private final int[] table = new int[TABLE];
  private final int checksum;

  /**
   * Creates a witness that is not yet warm; see {@link #warmUp}.
   *
   * @param clock a monotonic clock in nanoseconds, with an arbitrary origin
   */
  public Witness(LongSupplier clock) {
    this.clock = clock;
    int state = 0x9E3779B9;
    for (int i = 0; i < DATA; i++) {
      state = state * 1664525 + 1013904223;
      data[i] = (byte) (state >>> 24);
    }
    for (int i = 0; i < TABLE; i++) {
      state = state * 1664525 + 1013904223;
      table[i] = state;
    }
    checksum = pass();
  }

  /**
   * Takes one reading.
   *
   * @return how long the work took, in nanoseconds
   * @throws IllegalStateException if the result of the work is wrong
   */
  public long time() {
    int sum = 0;
    long start = clock.getAsLong();
    for (int i = 0; i < PASSES; i++) {
      sum += pass();
    }
    long nanos = clock.getAsLong() - start;
    if (sum != checksum * PASSES) {
      throw new IllegalStateException(
          "the witness computed a wrong sum: the machine or the JVM is faulty");
    }
    return nanos;
  }

  /**
   * Takes readings for 150 ms, so that the JIT compiles the work.
   *
   * @return the fastest reading in nanoseconds
   */
  public long warmUp() {
    long end = clock.getAsLong() + WARM_UP_MILLIS * 1_000_000;
    long best = Long.MAX_VALUE;
    while (clock.getAsLong() < end) {
      best = Math.min(best, time());
    }
    return best;
  }

  /** The JVM is told not to inline this, by its name. */
  private int pass() {
    byte[] bytes = data;
    int[] words = table;
    int a = 1;
    int b = 2;
    int c = 3;
    int d = 4;
    for (int i = 0; i < DATA; i += 4) {
      a = a * 31 + words[((bytes[i] & 0xff) << 4) | (i & 15)];
      b = b * 37 + words[((bytes[i + 1] & 0xff) << 4) | 5];
      c = c * 41 + words[((bytes[i + 2] & 0xff) << 4) | (a & 15)];
      if (bytes[i + 3] > 0) {
        d += b ^ i;
      } else {
        d ^= c + i;
      }
    }
    return a ^ b ^ c ^ d;
  }
}
