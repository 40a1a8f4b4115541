package io.serbench.run;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.protocol.Check;
import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One row on one data set in one usage: what has a line in a table.
 *
 * @param variant in which of several ways it runs
 * @param unavailable why it cannot run here; empty where it can
 */
public record Cell(
    Row row, DatasetSource dataset, Usage usage, Variant variant, Optional<String> unavailable) {

  /** The row's name, and which variant of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return id().name();
  }

  /** What tells it from all others of the run. */
  CellId id() {
    return new CellId(row.name(), variant.mark(), workload());
  }

  /** What variants of a row on the same workload have in common. */
  Object compared() {
    return List.of(row.name(), workload());
  }

  /** What the row has to do. */
  Workload workload() {
    return new Workload(dataset.name(), usage);
  }

  /**
   * What is timed: of an accessor, which does its work only when fields are read, the whole way,
   * too.
   *
   * @param asked what is timed of every row
   */
  List<Phase> phases(List<Phase> asked) {
    if (!row.tags().has(Feature.LAZY) || asked.contains(Phase.ROUNDTRIP)) {
      return asked;
    }
    return Stream.concat(asked.stream(), Stream.of(Phase.ROUNDTRIP)).toList();
  }

  /** Its round trip. */
  public Check check() {
    return new Check(workload(), dataset.recipe());
  }

  /** The data set, and the transport where it is not the usual one: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset.name());
  }
}
