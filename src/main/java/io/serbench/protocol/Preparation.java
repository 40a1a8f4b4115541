package io.serbench.protocol;

import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.PhaseResult.WarmUp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a fork knows once it is ready for turns.
 *
 * @param firstMillis milliseconds that opening the row and its first create, encode and decode took
 *     in the cold JVM
 * @param bestReading the witness's best reading, in nanoseconds
 */
public record Preparation(
    EncodedSizes encoded, double firstMillis, List<WarmPhase> phases, double bestReading)
    implements FromFork {
  public Preparation {
    requireNotNegative("the time of the first call", firstMillis);
    requireNotNegative("the best reading", bestReading);
  }

  private static void requireNotNegative(String name, double value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value);
    }
  }

  /**
   * A phase that is warm.
   *
   * @param timed the part of a batch's time that is timed; 1 in a loop
   * @param allocatedBytes bytes that a call allocates; empty where the JVM does not count them
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
    public WarmPhase {
      allocatedBytes.ifPresent(bytes -> requireNotNegative("the allocation of a call", bytes));
      boolean calls = batch > 0 && values > 0 && (long) batch * values <= Integer.MAX_VALUE;
      if (!calls || !(timed > 0 && timed <= 1)) {
        throw new IllegalArgumentException(
            "batches of %d calls with %d values, of which %s is timed"
                .formatted(batch, values, timed));
      }
    }

    public int valuesOfABatch() {
      return batch * values;
    }
  }
}
