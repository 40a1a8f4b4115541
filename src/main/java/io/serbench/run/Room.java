package io.serbench.run;

import java.util.OptionalLong;

/**
 * How many forks a run may have at once.
 *
 * @param alive how many live
 * @param bytes of memory that they may take together
 * @param beside whether one may start and warm up while another measures, on a core of its own
 */
public record Room(int alive, long bytes, boolean beside) {
  /** Only one: it starts, measures and ends before the next one starts. */
  public static final Room FOR_ONE = new Room(1, 0, false);

  /** What a JVM takes beside its heap: its code, its threads, and what the kernel keeps of it. */
  private static final long BESIDE_HEAP = 200L << 20;

  /** With fewer, no two rows would ever share a moment. */
  private static final int LEAST = 2;

  /** More forks than this see no more of the machine, and a round of them takes too long. */
  private static final int MOST = 32;

  /**
   * As many as fit into half of the memory that is free.
   *
   * @param free bytes; empty where that is not known
   * @param heap bytes that each fork's heap may have
   */
  static int alive(OptionalLong free, long heap) {
    if (free.isEmpty()) {
      return LEAST;
    }
    long fitting = free.getAsLong() / 2 / (heap + BESIDE_HEAP);
    return (int) Math.max(LEAST, Math.min(MOST, fitting));
  }

  /**
   * Room for so many.
   *
   * @param heap bytes that each fork's heap may have
   */
  static Room of(int alive, boolean beside, long heap) {
    return new Room(alive, alive * (heap + BESIDE_HEAP), beside);
  }

  /** The same, but a fork that starts or ends has the machine for itself. */
  Room withoutOthersBeside() {
    return new Room(alive, bytes, false);
  }
}
