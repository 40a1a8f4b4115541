package io.serbench.measure;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.LongStream;

/**
 * What measuring one operation gave.
 *
 * @param batch calls in each batch
 * @param nanos nanoseconds of each batch
 * @param waited nanoseconds of each batch in which its thread was kept from running
 * @param witness nanoseconds of the witness around the batches, one more than batches
 * @param warmupMillis how long the warm-up took
 * @param steady whether it ended because times agreed and the JIT was quiet
 * @param allocatedBytes bytes a call allocates; empty where the JVM does not say
 */
public record Measurement(
    int batch,
    List<Long> nanos,
    List<Long> waited,
    List<Long> witness,
    double warmupMillis,
    boolean steady,
    OptionalDouble allocatedBytes) {

  static Measurement of(
      int batch,
      Samples samples,
      double warmupMillis,
      boolean steady,
      OptionalDouble allocatedBytes) {
    return new Measurement(
        batch,
        LongStream.of(samples.nanos()).boxed().toList(),
        LongStream.of(samples.waited()).boxed().toList(),
        LongStream.of(samples.witness()).boxed().toList(),
        warmupMillis,
        steady,
        allocatedBytes);
  }
}
