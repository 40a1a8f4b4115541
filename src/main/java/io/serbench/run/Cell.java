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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  public CellId id() {
    return new CellId(row.name(), variant.mark(), workload());
  }

  /** What variants of a row on the same workload have in common. */
  CellId compared() {
    return id().withoutVariant();
  }

  /** More would only take longer: a call site is not inlined from the third class on. */
  private static final int MOST_COMPANY = 5;

  /** What the row has to do. */
  public Workload workload() {
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

  /**
   * What its row works on beside it in its forks: small data sets of other families that the row
   * carries, of each kind one. Beside a user's type these are the user's other types.
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
    Set<Object> kinds = new HashSet<>(Set.of(kind(dataset)));
    return others.stream()
        .filter(each -> row.obstacle(each.type(), Transport.ARRAY).isEmpty())
        .filter(each -> kinds.add(kind(each)))
        .limit(MOST_COMPANY)
        .toList();
  }

  /**
   * Families whose names begin alike have much in common, as {@code struct} and {@code struct2}.
   */
  private static Object kind(DatasetSource source) {
    Cargo type = source.type();
    return type.bundled() ? type.family().split("[^a-z]", 2)[0] : type;
  }

  /** The data set, and the transport where it is not the usual one: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset.name());
  }
}
