package io.serbench.run;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Cargo;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.result.Traffic.Profile;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
  public CellId id() {
    return new CellId(row.name(), variant.mark(), workload());
  }

  /** What variants of a row on the same workload have in common. */
  CellId compared() {
    return id().withoutVariant();
  }

  /** What the row has to do. */
  public Workload workload() {
    return new Workload(dataset.name(), usage);
  }

  /**
   * What is timed: of an accessor, which does its work only when fields are read, the whole way,
   * too; and what virtual threads do, where there are any.
   *
   * @param asked what is timed of every row
   */
  List<Phase> phases(List<Phase> asked) {
    List<Phase> phases = new ArrayList<>(asked);
    if (row.tags().has(Feature.LAZY)) {
      phases.add(Phase.ROUNDTRIP);
    }
    if (usage.virtual()) {
      phases.add(Phase.MESSAGE);
    }
    return phases.stream().distinct().toList();
  }

  /**
   * What its row works on beside it in its forks: a small data set of each other family that the
   * row carries. Beside a user's type these are the user's other types.
   *
   * @param all the data sets of the run
   */
  List<DatasetSource> company(List<DatasetSource> all) {
    if (variant.traffic().profile() == Profile.OWN) {
      return List.of();
    }
    List<DatasetSource> others =
        dataset.type().bundled()
            ? Datasets.all().smallest()
            : all.stream().filter(each -> !each.type().bundled()).toList();
    return others.stream()
        .filter(each -> !isOfThisType(each.type()))
        .filter(each -> row.obstacle(each.type(), Transport.ARRAY).isEmpty())
        .toList();
  }

  private boolean isOfThisType(Cargo other) {
    Cargo own = dataset.type();
    return own.bundled() ? own.family().equals(other.family()) : own.equals(other);
  }

  /** The data set, and the transport where it is not the usual one: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset.name());
  }
}
