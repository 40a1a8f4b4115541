package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;

/**
 * The identity of a cell within a run.
 *
 * @param variant which of several ways of running the row this is, including its first character:
 *     {@code #2} for a second copy, {@code @5.5.0} for another version of its library, {@code
 *     @jdk25} for another JVM; empty if there is only one, and for the one that others are compared
 *     with
 */
public record CellId(
    String row,
    @JsonAlias("copy") @JsonDeserialize(contentUsing = RunMapper.CopyOrVariant.class)
        Optional<String> variant,
    Workload workload) {
  public CellId {
    variant.ifPresent(mark -> Require.that(!mark.isEmpty(), "a variant has an empty name"));
  }

  public CellId(String row, Workload workload) {
    this(row, Optional.empty(), workload);
  }

  /** Returns the name of the row with its variant: {@code fst}, {@code fst#2}. */
  public String name() {
    return row + variant.orElse("");
  }

  /** Returns a copy without the variant; cells for which it is equal are compared. */
  public CellId withoutVariant() {
    return new CellId(row, workload);
  }

  /** Returns the variant without its first character: {@code jdk25}; empty if there is none. */
  public String variantName() {
    return variant.map(mark -> mark.substring(1)).orElse("");
  }

  /** Returns the identity in words: {@code fst#2 on media.1 over strings}. */
  public String describe() {
    return name() + " on " + workload.describe();
  }
}
