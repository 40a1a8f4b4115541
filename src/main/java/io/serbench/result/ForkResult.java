package io.serbench.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What one child JVM found out about one cell.
 *
 * @param number its number among the cell's forks, from 1
 * @param started when it was started
 * @param millis how long it took, start-up of the JVM included
 * @param jvmOptions the options that this row's JVM got beside those of every row
 * @param encoded how large encoded data are; empty where the fork failed before it was known
 * @param firstMillis milliseconds of the first call in the cold JVM: opening, create, encode,
 *     decode
 * @param phases the measurements; empty where the fork failed
 * @param failure why it failed
 */
public record ForkResult(
    int number,
    Instant started,
    long millis,
    List<String> jvmOptions,
    Optional<Encoded> encoded,
    OptionalDouble firstMillis,
    List<PhaseResult> phases,
    Optional<Failure> failure) {
  public ForkResult {
    jvmOptions = List.copyOf(jvmOptions);
    phases = List.copyOf(phases);
    Require.atLeast(1, "the number of a fork", number);
    Require.notNegative("the time of a fork", millis);
    firstMillis.ifPresent(time -> Require.notNegative("the time of the first call", time));
    Require.that(
        phases.stream().map(PhaseResult::phase).distinct().count() == phases.size(),
        "a fork has a phase twice");
  }

  /** Whether every phase by which rows are compared got steady before it was measured. */
  public boolean steady() {
    return phases.stream()
        .filter(phase -> phase.phase().isHeadline())
        .allMatch(phase -> phase.warmUp().steady());
  }

  /** What it measured of a phase. */
  public Optional<PhaseResult> phase(Phase phase) {
    return phases.stream().filter(measured -> measured.phase() == phase).findFirst();
  }

  /** The same with another number among the forks of its cell. */
  public ForkResult renumbered(int other) {
    return new ForkResult(
        other, started, millis, jvmOptions, encoded, firstMillis, phases, failure);
  }

  /** The same in a run that began so many milliseconds before its own. */
  public ForkResult later(long offset) {
    return new ForkResult(
        number,
        started,
        millis,
        jvmOptions,
        encoded,
        firstMillis,
        phases.stream().map(phase -> phase.later(offset)).toList(),
        failure);
  }

  /**
   * How large encoded data are.
   *
   * @param size bytes of one value, or of a stream; of several values their mean; compressed where
   *     they are compressed
   * @param deflated bytes of what was encoded after deflate, whatever else it is compressed with
   * @param range of the sizes, where there are several values
   * @param distinct how many different values of that size rotated: as many as were asked for, or
   *     as fit into the heap; empty in files of versions in which it was always equal copies
   * @param compressor what compressed them: the name of a library; empty where nothing did
   */
  public record Encoded(
      int size,
      int deflated,
      Optional<Range> range,
      OptionalInt distinct,
      Optional<String> compressor) {
    /**
     * The sizes of several values, in bytes.
     *
     * @param values how many they are
     */
    public record Range(int values, int least, int most) {}

    public Encoded {
      Require.notNegative("the size", size);
      Require.notNegative("the deflated size", deflated);
    }
  }
}
