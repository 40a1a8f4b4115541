package io.serbench.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What one child JVM found out about one row on one data set.
 *
 * @param fork its number among the row's forks, from 1
 * @param started when it was started
 * @param millis how long it took, start-up of the JVM included
 * @param jvmOptions the options that this row's JVM got beside those of every row
 * @param size bytes of the encoded value; negative where the fork failed before it was known
 * @param deflated bytes of the encoded value after deflate; negative likewise
 * @param firstMillis milliseconds of the first call in the cold JVM: opening, create, encode,
 *     decode
 * @param phases the measurements; empty where the fork failed
 * @param failure why it failed
 */
public record ForkResult(
    int fork,
    Instant started,
    long millis,
    List<String> jvmOptions,
    int size,
    int deflated,
    Optional<Double> firstMillis,
    List<PhaseResult> phases,
    Optional<Failure> failure) {
  public ForkResult {
    jvmOptions = List.copyOf(jvmOptions);
    phases = List.copyOf(phases);
  }

  /** Whether every phase got steady before it was measured. */
  public boolean steady() {
    return phases.stream().allMatch(PhaseResult::steady);
  }
}
