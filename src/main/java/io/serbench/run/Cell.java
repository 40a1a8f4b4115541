package io.serbench.run;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.protocol.Check;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * One row on one data set in one usage: what has a line in a table.
 *
 * @param copy its number from 1 where the row runs several times, to be compared with itself
 * @param unavailable why it cannot run here; empty where it can
 */
public record Cell(
    Row row, DatasetSource dataset, Usage usage, OptionalInt copy, Optional<String> unavailable) {

  /** The row's name, and which copy of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return copy.isPresent() ? row.name() + "#" + copy.getAsInt() : row.name();
  }

  /** What copies of a row on the same workload have in common. */
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
    return new Check(workload(), dataset.file().map(Path::toAbsolutePath));
  }

  /** The data set, and the transport where it is not the usual one: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset.name());
  }
}
