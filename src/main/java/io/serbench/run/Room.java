package io.serbench.run;

import io.serbench.machine.FreeMemory;
import io.serbench.process.Heap;
import io.serbench.result.JvmInfo;
import java.util.OptionalLong;

/**
 * How many forks a run may have at once.
 *
 * @param alive how many live
 * @param bytes of memory that they may take together
 * @param beside whether one may start and warm up while another measures, on a core of its own;
 *     then two may while none measures
 */
public record Room(int alive, long bytes, boolean beside) {
  /** What a JVM takes beside its heap: its code, its threads, and what the kernel keeps of it. */
  private static final long BESIDE_HEAP = 200L << 20;

  /** Where the user gave the heap no size: as much as ours would be. */
  private static final long UNKNOWN_HEAP = 512L << 20;

  /** With fewer, no two rows would ever share a moment. */
  private static final int LEAST = 2;

  /**
   * Of more forks, each waits so long that its memory gets cold: the hosts of virtual machines take
   * back pages that were not used for seconds, and the batches that touch them again are slow,
   * which the witness does not see. Measured with 4 and 16: the mean of undisturbed batches was 5
   * and 9 % above their median.
   */
  private static final int MOST = 4;

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
    return (int) Math.max(LEAST, Math.min(MOST, fitting(free.getAsLong(), heap)));
  }

  /**
   * How many children may do at once what nobody times: one a core, where the memory that is free
   * lets them.
   *
   * @param jvm that of the children
   */
  public static int ofUntimed(JvmInfo jvm) {
    OptionalLong free = FreeMemory.bytes();
    int cores = Runtime.getRuntime().availableProcessors();
    return free.isEmpty()
        ? 1
        : (int) Math.max(1, Math.min(cores, fitting(free.getAsLong(), heap(jvm))));
  }

  private static long fitting(long free, long heap) {
    return free / 2 / (heap + BESIDE_HEAP);
  }

  /** Bytes that the heap of such a JVM may have. */
  static long heap(JvmInfo jvm) {
    return Heap.largest(jvm.flags()).orElse(UNKNOWN_HEAP);
  }

  /**
   * Room for so many.
   *
   * @param heap bytes that each fork's heap may have
   */
  static Room of(int alive, boolean beside, long heap) {
    return new Room(alive, alive * (heap + BESIDE_HEAP), beside);
  }

  /**
   * How many may start or end at once.
   *
   * @param measuring whether another one measures meanwhile
   */
  int preparing(boolean measuring) {
    int all = beside ? 2 : 1;
    return measuring ? all - 1 : all;
  }

  /** Room in the JVM that asks, which needs no more memory for it. */
  static Room inThisJvm(int alive) {
    return new Room(alive, 0, false);
  }

  /** The same, but a fork that starts or ends has the machine for itself. */
  Room withoutOthersBeside() {
    return new Room(alive, bytes, false);
  }
}
