package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;

/**
 * What tells a cell from all others of a run.
 *
 * @param row the row's name
 * @param variant which of several ways of running the row this is, with the sign that begins it:
 *     {@code #2} a second time, {@code @5.5.0} with another version of its library, {@code @jdk25}
 *     in another JVM; empty where there is but one, and for the way that the others are compared
 *     with
 * @param workload what it runs on
 */
public record CellId(
    String row,
    @JsonAlias("copy") @JsonDeserialize(contentUsing = RunMapper.CopyOrVariant.class)
        Optional<String> variant,
    Workload workload) {
  public CellId {
    variant.ifPresent(mark -> Require.that(!mark.isEmpty(), "a variant has an empty name"));
  }

  /** Of a row that runs in one way, or the way that the others are compared with. */
  public CellId(String row, Workload workload) {
    this(row, Optional.empty(), workload);
  }

  /** The row's name, and which variant of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return row + variant.orElse("");
  }

  /** What its variants have in common: they are compared with each other. */
  public CellId withoutVariant() {
    return new CellId(row, workload);
  }

  /** The variant without the sign that begins it: {@code 2}, {@code jdk25}; empty for the usual. */
  public String variantName() {
    return variant.map(mark -> mark.substring(1)).orElse("");
  }

  /** All of it in words: {@code fst#2 on media.1 over strings}. */
  public String describe() {
    return name() + " on " + workload.describe();
  }
}
