package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.result.RowInfo;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import java.util.Optional;

/**
 * What a table shows of one cell: derived from its forks.
 *
 * @param id what it is
 * @param info what there is to know of its row
 * @param status whether there are numbers
 * @param cause why there are none, or fewer than might be, where a fork's JVM was lost; one line
 * @param numbers its numbers; none unless status is OK
 * @param trust how far to trust them
 */
public record CellSummary(
    CellId id, RowInfo info, Status status, Optional<String> cause, Numbers numbers, Trust trust) {
  /** The row's name, and which copy of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return id.name();
  }

  /** What it ran on. */
  public Workload workload() {
    return id.workload();
  }

  /** What is known of a phase; empty where it was not measured. */
  public Optional<PhaseSummary> phase(Phase phase) {
    return Optional.ofNullable(numbers.phases().get(phase));
  }

  /** Nanoseconds a call of a phase; empty where it was not measured. */
  public Optional<Estimate> time(Phase phase) {
    return phase(phase).map(PhaseSummary::time);
  }

  /** Whether both ser and deser were measured, so that rows can be compared by their sum. */
  public boolean hasTotal() {
    return numbers.total().isPresent();
  }

  /** Nanoseconds of ser and deser together; empty where one of them was not measured. */
  public Optional<Estimate> total() {
    return numbers.total();
  }
}
