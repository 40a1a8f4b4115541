package io.serbench.protocol;

import io.serbench.result.ForkResult.Encoded;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.PhaseResult.WarmUp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * I am ready for turns: this is what I know by now.
 *
 * @param encoded how large encoded values are
 * @param firstMillis milliseconds of the first call in the cold JVM: opening, create, encode,
 *     decode
 * @param phases how each phase was warmed up
 * @param bestReading nanoseconds of the witness at its best
 */
public record Preparation(
    Encoded encoded, double firstMillis, List<WarmPhase> phases, double bestReading)
    implements FromChild {
  public Preparation {
    phases = List.copyOf(phases);
  }

  /**
   * A phase that is warm.
   *
   * @param batch calls in each of its batches
   * @param values how many values a call takes
   * @param warmUp how it was warmed up
   * @param timed the part of a batch's time that is timed; 1 in a loop
   * @param allocatedBytes bytes that one call allocates; empty where the JVM does not say
   * @param garbage what the collector did with it; empty where nobody asked
   * @param virtual what virtual threads did with it; empty where nobody asked
   */
  public record WarmPhase(
      Phase phase,
      int batch,
      int values,
      WarmUp warmUp,
      double timed,
      OptionalDouble allocatedBytes,
      Optional<Garbage> garbage,
      Optional<VirtualThreads> virtual) {
    /** In a loop, and of which nobody asked more. */
    public WarmPhase(
        Phase phase, int batch, int values, WarmUp warmUp, OptionalDouble allocatedBytes) {
      this(phase, batch, values, warmUp, 1, allocatedBytes, Optional.empty(), Optional.empty());
    }

    /** How many values a batch takes. */
    public int valuesOfABatch() {
      return Math.multiplyExact(batch, values);
    }
  }
}
