package io.serbench.run;

import io.serbench.machine.MachineState;
import io.serbench.process.ChildJvm;
import io.serbench.protocol.Slices;
import io.serbench.result.JvmInfo;
import io.serbench.run.LiveFork.State;
import io.serbench.witness.Undisturbed;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * How many forks the machine takes at once. One at a time measures; how many may start or end
 * meanwhile, and how many while none measures, depends on the room that there is.
 *
 * <p>Whether a fork that warms up on another core disturbs the one that measures is found out at
 * the start of a run: by the readings of the witness while nothing else of the run works, and while
 * a second fork prepares. Where two cores are one core's two threads, or share its clock's budget,
 * the witness hardly ever finds its best speed beside a busy neighbour.
 */
public final class Capacity {
  /** So many readings of each kind make a verdict; about half a second of turns. */
  private static final int ENOUGH = 250;

  /** What must be left of the undisturbed share. */
  private static final double LEAST_LEFT = 0.5;

  private final List<LiveFork> live;
  private final List<Long> alone = new ArrayList<>();
  private final List<Long> beside = new ArrayList<>();
  private Room room;
  private boolean settled;
  private boolean turnBeganBeside;

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
     * Of more forks, each waits so long that its memory gets cold: the hosts of virtual machines
     * take back pages that were not used for seconds, and the batches that touch them again are
     * slow, which the witness does not see. Measured with 4 and 16: the mean of undisturbed batches
     * was 5 and 9 % above their median.
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
      OptionalLong free = MachineState.freeMemory();
      int cores = Runtime.getRuntime().availableProcessors();
      return free.isEmpty()
          ? 1
          : (int) Math.max(1, Math.min(cores, fitting(free.getAsLong(), heap(jvm))));
    }

    /** Bytes that the heap of a child may have that is alone; empty where that is not known. */
    public static OptionalLong ofHeapAlone() {
      OptionalLong free = MachineState.freeMemory();
      return free.isEmpty() ? free : OptionalLong.of(free.getAsLong() / 2 - BESIDE_HEAP);
    }

    private static long fitting(long free, long heap) {
      return free / 2 / (heap + BESIDE_HEAP);
    }

    /** Bytes that the heap of such a JVM may have. */
    static long heap(JvmInfo jvm) {
      return ChildJvm.largestHeap(jvm.options()).orElse(UNKNOWN_HEAP);
    }

    /**
     * Room for so many.
     *
     * @param heap bytes that each fork's heap may have
     */
    static Room of(int alive, boolean beside, long heap) {
      return new Room(alive, alive * (heap + BESIDE_HEAP), beside);
    }

    /** Room in the JVM that asks, which needs no more memory for it. */
    static Room inThisJvm(int alive) {
      return new Room(alive, 0, false);
    }

    /** The same, but a fork that starts or ends has the machine for itself. */
    Room withoutOthersBeside() {
      return new Room(alive, bytes, false);
    }

    /**
     * How many may start or end at once.
     *
     * @param measuring whether another one measures meanwhile
     */
    private int preparing(boolean measuring) {
      int all = beside ? 2 : 1;
      return measuring ? all - 1 : all;
    }
  }

  /**
   * Of a run that has so much room.
   *
   * @param live the forks that live at any moment
   * @param patience milliseconds for which a turn waits until nothing disturbs it; a run that waits
   *     for nothing does not find out what would
   */
  Capacity(Room room, List<LiveFork> live, double patience) {
    this.live = live;
    this.room = room;
    this.settled = !room.beside() || patience == 0;
  }

  /** How much there is, as far as is known by now. */
  Room room() {
    return room;
  }

  /** Whether as many live as there is room for. */
  boolean isFull() {
    return live.size() >= room.alive();
  }

  /** Whether another fork may start now, for which there is room and which disturbs no check. */
  boolean mayStart() {
    return hasRoomForAnother() && (live.isEmpty() || !needsQuiet());
  }

  /** Whether there is room for another fork now. */
  boolean hasRoomForAnother() {
    return !isFull() && preparing() < room.preparing(isAnyAt(State.MEASURING));
  }

  /** Whether one of those that are ready may measure now. */
  boolean mayMeasure() {
    return !isAnyAt(State.MEASURING) && preparing() <= room.preparing(true);
  }

  /** Whether one starts or ends just now. */
  boolean isAnyPreparing() {
    return preparing() > 0;
  }

  private long preparing() {
    return live.stream()
        .filter(fork -> fork.state() == State.PREPARING || fork.state() == State.FINISHING)
        .count();
  }

  private boolean isAnyAt(State state) {
    return live.stream().anyMatch(fork -> fork.state() == state);
  }

  /** One of the forks is about to measure. */
  void turnBegins() {
    turnBeganBeside = isAnyPreparing();
  }

  /**
   * It has measured. What it read counts where it was the same beside it all the time.
   *
   * @return whether it is known since now how much room there is
   */
  boolean turnEnded(Slices slices, Undisturbed undisturbed) {
    boolean busy = isAnyPreparing();
    if (busy == turnBeganBeside) {
      read(slices, busy);
    }
    if (settled || !hasRead()) {
      return false;
    }
    if (!isHarmless(undisturbed)) {
      room = room.withoutOthersBeside();
    }
    settled = true;
    return true;
  }

  /**
   * Takes readings.
   *
   * @param busy whether another fork was preparing meanwhile
   */
  void read(Slices slices, boolean busy) {
    if (settled) {
      return;
    }
    List<Long> readings = busy ? beside : alone;
    for (Slices.Slice slice : slices.slices()) {
      slice.witness().forEach(readings::add);
    }
  }

  /** Whether nothing else may start yet, since there are too few readings without. */
  boolean needsQuiet() {
    return !settled && alone.size() < ENOUGH;
  }

  /** Whether there are readings enough of both kinds. */
  boolean hasRead() {
    return alone.size() >= ENOUGH && beside.size() >= ENOUGH;
  }

  /** Whether a fork that prepares leaves the one that measures alone. */
  boolean isHarmless(Undisturbed undisturbed) {
    return share(beside, undisturbed) >= LEAST_LEFT * share(alone, undisturbed);
  }

  private static double share(List<Long> readings, Undisturbed undisturbed) {
    return readings.stream().filter(undisturbed::isUndisturbed).count()
        / (double) Math.max(1, readings.size());
  }
}
