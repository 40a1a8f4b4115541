package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import java.util.Map;
import java.util.Optional;

/**
 * A named quantity of a cell: what a column shows, by what rows are sorted, and what files of
 * numbers hold. Everything that is said of it anywhere comes from here. {@link Metrics} lists them.
 */
public interface Metric {
  /** Its name in files and on the command line: {@code alloc.ser}. */
  String id();

  /** What stands over its column. */
  default String heading() {
    return id();
  }

  /** What its values count. */
  Unit unit();

  /** What it says, in words for a legend: no capital, no full stop. */
  String meaning();

  /** Whether less or more of it is better. */
  default Better better() {
    return Better.LESS;
  }

  /** What its values are made of. */
  default Origin origin() {
    return Origin.FORKS;
  }

  /** Whether it is known without any error. */
  default boolean exact() {
    return origin() == Origin.COUNTED;
  }

  /** Whether its values have intervals, where there are forks enough. */
  default boolean estimated() {
    return origin() == Origin.FORKS || origin() == Origin.BATCHES;
  }

  /** Whether rows can be sorted by it: whether it is a merit of theirs at all. */
  default boolean sorts() {
    return better() != Better.NEITHER;
  }

  /** How a table writes its values. */
  default Notation notation() {
    return unit().notation();
  }

  /** Characters that a table of fixed columns keeps for it, at least. */
  default int width() {
    return Math.max(7, heading().length());
  }

  /** A phase that is timed only where this metric is asked for. */
  default Optional<Phase> phase() {
    return Optional.empty();
  }

  /** What to do where a row has no value; empty where nothing helps. */
  default Optional<String> remedy() {
    return Optional.empty();
  }

  /**
   * The row's value, in {@link #unit()}s.
   *
   * @param row the row on one data set; one without numbers has no value
   * @param peers what is known beside the row
   */
  Optional<Measure> of(CellSummary row, Peers peers);

  /**
   * What a single fork says of it; empty where the value is not made of such.
   *
   * @param nanos nanoseconds a call of each phase of the fork
   */
  default Optional<Double> ofFork(Map<Phase, Double> nanos) {
    return Optional.empty();
  }
}
