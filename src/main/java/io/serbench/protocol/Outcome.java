package io.serbench.protocol;

import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.PhaseResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a fork found out.
 *
 * @param encoded how large encoded data are; empty where the fork failed before it was known
 * @param firstMillis milliseconds of the first call in the cold JVM: opening, create, encode,
 *     decode
 * @param phases the measurements
 * @param bestWitness nanoseconds of the fastest witness reading; 0 where none was taken
 * @param failure why there are no measurements
 */
public record Outcome(
    Optional<Encoded> encoded,
    OptionalDouble firstMillis,
    List<PhaseResult> phases,
    long bestWitness,
    Optional<Failure> failure) {
  public Outcome {
    phases = List.copyOf(phases);
  }

  /** What nobody will look at. */
  public static Outcome interrupted() {
    return nothing();
  }

  /** The end of a fork that measured nothing and did not fail. */
  public static Outcome nothing() {
    return new Outcome(Optional.empty(), OptionalDouble.empty(), List.of(), 0, Optional.empty());
  }

  public static Outcome failed(Failure failure) {
    return new Outcome(
        Optional.empty(), OptionalDouble.empty(), List.of(), 0, Optional.of(failure));
  }
}
