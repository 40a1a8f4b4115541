package io.serbench.result;

import java.util.List;

/**
 * The raw measurement of one phase in one fork.
 *
 * @param phase what was timed
 * @param batch calls in each batch
 * @param nanos nanoseconds of each batch, in the order of time
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
    List<Long> witness,
    double warmupMillis,
    boolean steady,
    double allocatedBytes) {
  public PhaseResult {
    nanos = List.copyOf(nanos);
    witness = List.copyOf(witness);
  }
}
