package io.serbench.result;

import java.util.List;

/**
 * The raw measurement of one phase in one fork.
 *
 * @param phase what was timed
 * @param batch calls in each batch
 * @param nanos nanoseconds of each batch, in the order of time
 * @param waited nanoseconds of each batch in which its thread was kept from running by something
 *     that is not the row's doing; empty where that is not known
 * @param witness nanoseconds of the witness kernel around the batches, one more than batches; empty
 *     where no witness ran
 * @param warmupMillis how long the warm-up took
 * @param steady whether the warm-up ended because the times agreed, not because its cap was reached
 * @param allocatedBytes bytes that one call allocates; negative where the JVM does not say
 */
public record PhaseResult(
    Phase phase,
    int batch,
    List<Long> nanos,
    List<Long> waited,
    List<Long> witness,
    double warmupMillis,
    boolean steady,
    double allocatedBytes) {
  /** Of a phase during which nothing kept the thread from running, as far as is known. */
  public PhaseResult(
      Phase phase,
      int batch,
      List<Long> nanos,
      List<Long> witness,
      double warmupMillis,
      boolean steady,
      double allocatedBytes) {
    this(phase, batch, nanos, List.of(), witness, warmupMillis, steady, allocatedBytes);
  }

  public PhaseResult {
    nanos = List.copyOf(nanos);
    witness = List.copyOf(witness);
    waited = List.copyOf(waited);
  }
}
