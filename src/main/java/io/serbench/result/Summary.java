package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The numbers that tables show for a cell. Files have them beside the samples that they are derived
 * from, for readers other than serbench; serbench itself derives them anew.
 *
 * @param status whether there are numbers
 * @param cause why there are no numbers, or fewer than possible
 * @param trust how far to trust the numbers; empty if there are none
 * @param confirmation how far others confirm the numbers; empty if there are none
 * @param metrics the numbers by the names of their metrics, in the order of the columns
 */
public record Summary(
    Status status,
    Optional<String> cause,
    @JsonUnwrapped Optional<Grounds> trust,
    Optional<Confirmed> confirmation,
    @OmittedIfEmpty Map<String, MetricValue> metrics) {
  /**
   * How far to trust the numbers of a cell.
   *
   * @param steady whether in all forks, every phase except create was steady when its warm-up ended
   */
  public record Grounds(int forks, boolean steady, Batches batches) {}

  /**
   * How far others confirm the numbers of a cell.
   *
   * @param state {@code confirmed}, {@code not confirmed} or {@code refuted}
   * @param reasons what refutes them, or what is missing
   */
  public record Confirmed(String state, @OmittedIfEmpty List<String> reasons) {}

  /**
   * The value of a metric.
   *
   * @param low the lower end of the 95 % interval; empty if there is no interval
   * @param high the upper end of the interval; empty if there is no interval or no upper bound
   * @param basis how it is derived: {@code mean of forks}
   * @param better which is better: {@code less}, {@code more} or {@code neither}
   */
  public record MetricValue(
      double value,
      OptionalDouble low,
      OptionalDouble high,
      String unit,
      String basis,
      String better) {}

  public Summary {
    metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
  }

  /**
   * Whether a cell has numbers, or else why not: no fork has run yet while it is pending. Reports
   * list rows in this order.
   */
  public enum Status {
    OK,
    ERROR,
    UNAVAILABLE,
    PENDING
  }

  /** The batches that the numbers of a cell are derived from. */
  public enum Batches {
    /** Batches during which nothing disturbed the machine. */
    UNDISTURBED,
    /** Disturbed batches as well, converted, because too few were undisturbed. */
    DISTURBED,
    /** All batches, as the user requested. */
    ALL;

    /** Returns the word for it in files. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
