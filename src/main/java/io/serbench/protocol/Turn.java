package io.serbench.protocol;

import io.serbench.result.Phase;
import java.util.List;

/**
 * It is your turn: this is what to do in it. All times in nanoseconds.
 *
 * @param phases what to measure, in this order
 * @param rewarm how long each phase runs unmeasured first, since a fork that waited finds the
 *     caches full of others' data
 * @param slice how long each phase is measured
 * @param patience how long each phase waits for the machine to be undisturbed
 * @param bestReading of the witness at its best, as far as the parent knows
 */
public record Turn(List<Phase> phases, long rewarm, long slice, long patience, double bestReading)
    implements FromParent {
  public Turn {
    phases = List.copyOf(phases);
  }
}
