package io.serbench.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The result of one fork of a cell.
 *
 * @param millis the time from its start to its end, in milliseconds
 * @param jvmOptions the JVM options of this row, without those of all rows
 * @param encoded the sizes of encoded data; empty if the fork failed before it knew them
 * @param firstMillis milliseconds of the first call in the cold JVM: opening the row, create,
 *     encode, decode; empty if the fork failed before
 * @param evidence what else it saw of the row; empty if it failed before, and in older files
 */
public record ForkResult(
    int number,
    Instant started,
    long millis,
    List<String> jvmOptions,
    Optional<EncodedSizes> encoded,
    OptionalDouble firstMillis,
    List<PhaseResult> phases,
    Optional<Evidence> evidence,
    Optional<Failure> failure) {
  public ForkResult {
    jvmOptions = List.copyOf(jvmOptions);
    phases = List.copyOf(phases);
    Require.atLeast(1, "the number of a fork", number);
    Require.aMoment("the start of a fork", started);
    Require.aTime("the time of a fork", millis);
    firstMillis.ifPresent(time -> Require.notNegative("the time of the first call", time));
    Require.that(
        phases.stream().map(PhaseResult::phase).distinct().count() == phases.size(),
        "a fork has a phase twice");
  }

  /** Returns whether all phases by which rows are compared were steady when their warm-up ended. */
  public boolean steady() {
    return phases.stream()
        .filter(phase -> phase.phase().isHeadline())
        .allMatch(phase -> phase.warmUp().steady());
  }

  /** Returns the measurements of a phase; empty if there are none. */
  public Optional<PhaseResult> phase(Phase phase) {
    return phases.stream().filter(measured -> measured.phase() == phase).findFirst();
  }

  /** Returns a copy with another number, whose batches started some milliseconds later. */
  public ForkResult moved(int other, long offset) {
    List<PhaseResult> later = phases.stream().map(phase -> phase.later(offset)).toList();
    return new ForkResult(
        other, started, millis, jvmOptions, encoded, firstMillis, later, evidence, failure);
  }

  /**
   * The sizes of encoded data.
   *
   * @param size the size of an encoded value, or of a stream, in bytes: the mean if there are
   *     several values, and after compression if messages are compressed
   * @param deflated the size in bytes when compressed with deflate instead of any other compressor
   * @param distinct the number of different values that rotated: as many as requested, or as fit
   *     into the heap; empty in older files, whose runs rotated equal copies
   * @param compressor the library that compressed messages; empty if they were not compressed
   */
  public record EncodedSizes(
      int size,
      int deflated,
      Optional<SizeRange> range,
      OptionalInt distinct,
      Optional<String> compressor) {
    /** The range of the sizes of several values, in bytes. */
    public record SizeRange(int values, int least, int most) {}

    public EncodedSizes {
      Require.notNegative("the size", size);
      Require.notNegative("the deflated size", deflated);
    }
  }
}
