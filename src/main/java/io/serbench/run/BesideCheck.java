package io.serbench.run;

import io.serbench.protocol.Slices;
import io.serbench.witness.Undisturbed;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out at the start of a run whether a fork that warms up on another core disturbs the one
 * that measures: by the readings of the witness while nothing else of the run works, and while the
 * second fork prepares.
 *
 * <p>Where two cores are one core's two threads, or share its clock's budget, the witness hardly
 * ever finds its best speed beside a busy neighbour.
 */
final class BesideCheck {
  /** So many readings of each kind make a verdict; about half a second of turns. */
  private static final int ENOUGH = 250;

  /** What must be left of the undisturbed share. */
  private static final double LEAST_LEFT = 0.5;

  private final List<Long> alone = new ArrayList<>();
  private final List<Long> beside = new ArrayList<>();
  private boolean over;

  /** Whether nothing else may start yet, since there are too few readings without. */
  boolean needsQuiet() {
    return !over && alone.size() < ENOUGH;
  }

  /**
   * Takes what a turn read, during all of which it was the same beside it.
   *
   * @param busy whether another fork was preparing
   */
  void add(Slices slices, boolean busy) {
    if (over) {
      return;
    }
    List<Long> readings = busy ? beside : alone;
    for (Slices.Slice slice : slices.slices()) {
      slice.witness().forEach(readings::add);
    }
  }

  /** Whether both kinds have been read often enough. */
  boolean isDecided() {
    return over || (alone.size() >= ENOUGH && beside.size() >= ENOUGH);
  }

  /** No more readings are wanted. */
  void end() {
    over = true;
  }

  /** Whether it has come to its verdict, or needs none. */
  boolean isOver() {
    return over;
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
