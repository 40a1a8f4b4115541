package io.serbench.statistics;

import io.serbench.catalog.Tags;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import java.util.Map;
import java.util.Optional;

/**
 * What a table shows of one row on one data set: derived from its forks.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param usage how its data travel
 * @param tags the row's kind
 * @param description what sets the row apart
 * @param library {@code group:artifact:version}
 * @param status whether there are numbers
 * @param cause why there are none; one line, empty where status is OK
 * @param forks forks that the numbers are made of
 * @param times nanoseconds a call of each phase; empty unless status is OK
 * @param total nanoseconds of ser and deser together; empty where one of them was not measured
 * @param details what else is known of each phase that has a time
 * @param firstMillis milliseconds of the first call in a cold JVM, opening included: the median of
 *     the forks
 * @param size bytes; 0 unless status is OK
 * @param deflated bytes after deflate; 0 unless status is OK
 * @param steady whether every phase of every fork got steady before it was measured
 * @param noisy whether too few batches were undisturbed, so that disturbed ones had to be used
 */
public record RowSummary(
    String row,
    String dataset,
    Usage usage,
    Tags tags,
    String description,
    String library,
    Status status,
    String cause,
    int forks,
    Map<Phase, Estimate> times,
    Optional<Estimate> total,
    Map<Phase, PhaseDetail> details,
    Optional<Double> firstMillis,
    int size,
    int deflated,
    boolean steady,
    boolean noisy) {
  /** Whether there are numbers. */
  public enum Status {
    /** There are. */
    OK,
    /** The row failed; {@link #cause} says how. */
    ERROR,
    /** The row cannot run here; {@link #cause} says why. */
    UNAVAILABLE,
    /** None of its forks has run yet. */
    PENDING
  }

  /** The data set, and how its data travel where that is not by one thread and byte arrays. */
  public String subject() {
    return usage.describe(dataset);
  }

  /** Whether both ser and deser were measured, so that rows can be compared by their sum. */
  public boolean hasTotal() {
    return total.isPresent();
  }

  public RowSummary {
    times = Map.copyOf(times);
    details = Map.copyOf(details);
  }
}
