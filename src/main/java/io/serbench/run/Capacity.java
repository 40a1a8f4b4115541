package io.serbench.run;

import io.serbench.machine.MachineState;
import io.serbench.process.ForkCommand;
import io.serbench.protocol.Slices;
import io.serbench.result.JvmInfo;
import io.serbench.run.LiveFork.ForkState;
import io.serbench.witness.Undisturbed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Decides how many forks may live and work at once. Only one fork measures at a time. How many may
 * start or end meanwhile, or while none measures, depends on the {@link Room}.
 *
 * <p>Whether a fork that warms up on another core disturbs the one that measures is determined at
 * the start of a run, by comparing the readings of the witness while no other fork works with those
 * while a second fork prepares. If two hardware threads share a core, or cores share a budget for
 * their clocks, the witness hardly ever reaches its best speed beside a busy neighbour.
 */
public final class Capacity {
  /** Readings of each kind that are needed for a verdict: about half a second of turns. */
  private static final int ENOUGH = 250;

  /** The fraction of the undisturbed share that must be left beside a fork that prepares. */
  private static final double LEAST_LEFT = 0.5;

  private final List<LiveFork> live;
  private final List<Long> alone = new ArrayList<>();
  private final List<Long> beside = new ArrayList<>();
  private Room room;
  private boolean settled;
  private boolean turnBeganBeside;

  /**
   * The forks that a run may have at once.
   *
   * @param alive the number of live forks
   * @param bytes the memory that all of them may take
   * @param beside whether a fork may start and warm up, on another core, while one measures; if so,
   *     two may do that while none measures
   */
  public record Room(int alive, long bytes, boolean beside) {
    /** The memory of a JVM besides its heap: code, threads, and what the kernel keeps for it. */
    private static final long BESIDE_HEAP = 200L << 20;

    /** The assumed heap if the options give it no size: the heap that forks have by default. */
    private static final long UNKNOWN_HEAP = 512L << 20;

    /** With fewer forks, no two rows would ever be measured side by side. */
    private static final int LEAST = 2;

    /**
     * With more forks, each waits so long that its memory gets cold: the hosts of virtual machines
     * take back pages that were not used for seconds, and batches that touch them again are slow,
     * which the witness does not see. With 4 and 16 forks, the mean of undisturbed batches was
     * measured to be 5 and 9 % above their median.
     */
    private static final int MOST = 4;

    /**
     * Returns how many forks fit into half of the free memory, from 2 to 4; 2 if it is unknown, and
     * 1 if the heaps of two do not fit at all.
     */
    static int alive(OptionalLong free, long heap) {
      boolean tooSmall = free.isPresent() && free.getAsLong() < LEAST * heap;
      return fitting(free, heap, tooSmall ? 1 : LEAST, MOST);
    }

    /**
     * Returns a warning if not even one fork's heap fits into the free memory.
     *
     * @param limit the memory that a container leaves to all processes in it; empty if not limited
     */
    static Optional<String> shortage(OptionalLong free, OptionalLong limit, long heap) {
      if (free.isEmpty() || free.getAsLong() >= heap) {
        return Optional.empty();
      }
      String bound =
          limit.isPresent()
              ? " (limit of the container: " + (limit.getAsLong() >> 20) + " MiB)"
              : "";
      return Optional.of(
          "a fork may use %d MiB of heap, but %d MiB of memory are free%s, so forks may be killed; pass %s"
              .formatted(heap >> 20, free.getAsLong() >> 20, bound, ForkCommand.FOR_LITTLE_MEMORY));
    }

    /**
     * Returns how many forks may run at once if nothing is timed: one per core, as far as they fit
     * into half of the free memory, and one if the free memory is unknown.
     *
     * @param jvm the JVM of the forks
     */
    public static int ofUntimed(JvmInfo jvm) {
      int cores = Runtime.getRuntime().availableProcessors();
      return fitting(MachineState.freeMemory(), heap(jvm), 1, cores);
    }

    /**
     * Returns the largest heap, in bytes, of a fork that may use half of the free memory alone;
     * empty if the free memory is unknown.
     */
    public static OptionalLong ofHeapAlone() {
      return MachineState.freeMemory().stream().map(free -> free / 2 - BESIDE_HEAP).findFirst();
    }

    private static int fitting(OptionalLong free, long heap, int least, int most) {
      return (int) Math.max(least, Math.min(most, free.orElse(0) / 2 / (heap + BESIDE_HEAP)));
    }

    static long heap(JvmInfo jvm) {
      return ForkCommand.largestHeap(jvm.options()).orElse(UNKNOWN_HEAP);
    }

    static Room of(int alive, boolean beside, long heap) {
      return new Room(alive, alive * (heap + BESIDE_HEAP), beside);
    }

    /** Returns how many forks may start or end at once. */
    private int preparing(boolean measuring) {
      return (beside ? 2 : 1) - (measuring ? 1 : 0);
    }
  }

  /**
   * Creates the capacity of a run.
   *
   * @param live a view of the live forks
   * @param patience how long a turn waits for the machine to be undisturbed, in milliseconds; if it
   *     is 0, whether forks disturb each other is not determined
   */
  Capacity(Room room, List<LiveFork> live, double patience) {
    this.live = live;
    this.room = room;
    this.settled = !room.beside() || patience == 0;
  }

  /** Returns the room, as far as it is known by now. */
  Room room() {
    return room;
  }

  boolean isFull() {
    return live.size() >= room.alive();
  }

  /** Whether another fork may start now: there is room, and no readings alone are needed. */
  boolean mayStart() {
    return !isFull()
        && preparing() < room.preparing(isAnyAt(ForkState.MEASURING))
        && (live.isEmpty() || !needsQuiet());
  }

  /** Whether a fork that is ready may measure now. */
  boolean mayMeasure() {
    return !isAnyAt(ForkState.MEASURING) && preparing() <= room.preparing(true);
  }

  boolean isAnyPreparing() {
    return preparing() > 0;
  }

  private long preparing() {
    return live.stream()
        .filter(fork -> fork.state() == ForkState.PREPARING || fork.state() == ForkState.FINISHING)
        .count();
  }

  private boolean isAnyAt(ForkState state) {
    return live.stream().anyMatch(fork -> fork.state() == state);
  }

  void turnBegins() {
    turnBeganBeside = isAnyPreparing();
  }

  /**
   * Takes note of the end of a turn. Its readings count if forks prepared both at its beginning and
   * at its end, or at neither.
   *
   * @return whether this has settled how much room there is
   */
  boolean turnEnded(Slices slices, Undisturbed undisturbed) {
    boolean busy = isAnyPreparing();
    if (busy == turnBeganBeside) {
      read(slices, busy);
    }
    if (settled || alone.size() < ENOUGH || beside.size() < ENOUGH) {
      return false;
    }
    if (share(beside, undisturbed) < LEAST_LEFT * share(alone, undisturbed)) {
      room = new Room(room.alive(), room.bytes(), false);
    }
    settled = true;
    return true;
  }

  /** Adds readings; {@code busy} says whether another fork was preparing meanwhile. */
  void read(Slices slices, boolean busy) {
    if (settled) {
      return;
    }
    List<Long> readings = busy ? beside : alone;
    for (Slices.Slice slice : slices.slices()) {
      slice.series().witness().orElseThrow().stream().forEach(readings::add);
    }
  }

  /** Whether no second fork may start yet, because too few readings were taken alone. */
  boolean needsQuiet() {
    return !settled && alone.size() < ENOUGH;
  }

  private static double share(List<Long> readings, Undisturbed undisturbed) {
    return readings.stream().filter(undisturbed::isUndisturbed).count()
        / (double) Math.max(1, readings.size());
  }
}
