package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the tables say of a cell. It is derived from the forks, and stands beside them in files for
 * those who read them without serbench; serbench itself derives it anew.
 *
 * @param status whether there are numbers
 * @param cause why there are none, or fewer than might be
 * @param trust how far to trust them; empty where there are none
 * @param metrics the numbers by the names of their metrics, in the order of the columns
 */
public record Summary(
    Status status,
    Optional<String> cause,
    @JsonUnwrapped Optional<Grounds> trust,
    @OmittedIfEmpty Map<String, Figure> metrics) {
  /**
   * How far to trust numbers.
   *
   * @param forks how many forks they are made of
   * @param steady whether every phase but create got steady in each of them before it was measured
   * @param batches which of their batches count
   */
  public record Grounds(int forks, boolean steady, Batches batches) {}

  /**
   * A number.
   *
   * @param value the best guess
   * @param low the lower end of the 95 % interval; empty where there is none
   * @param high the upper end likewise; empty as well where there is no such end
   * @param unit what it counts: {@code ns/op}
   * @param basis what it is made of: {@code mean of forks}
   * @param better whether {@code less} or {@code more} of it is better, or {@code neither}
   */
  public record Figure(
      double value,
      OptionalDouble low,
      OptionalDouble high,
      String unit,
      String basis,
      String better) {}

  public Summary {
    metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
  }

  /** Whether a cell has numbers. */
  public enum Status {
    /** It has. */
    OK,
    /** The row failed. */
    ERROR,
    /** The row cannot run here. */
    UNAVAILABLE,
    /** None of its forks has run yet. */
    PENDING
  }

  /** Which batches the numbers of a cell are made of. */
  public enum Batches {
    /** Those during which nothing disturbed the machine. */
    UNDISTURBED,
    /** Disturbed ones as well, converted, since too few were undisturbed. */
    DISTURBED,
    /** All, as the reader wished. */
    ALL;

    /** As files write it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
