package io.serbench.run;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Cargo;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Recipe;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Job;
import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One measurement: a row on a data set in a usage, which has a line in a table.
 *
 * @param unavailable why it cannot run here; empty if it can
 */
public record Cell(
    Row row, DatasetSource dataset, Usage usage, Variant variant, Optional<String> unavailable) {

  /** Returns the name of the row and its variant: {@code fst}, {@code fst#2}. */
  public String name() {
    return id().name();
  }

  public CellId id() {
    return new CellId(row.name(), variant.mark(), workload());
  }

  /** Returns what all variants of this cell, which are compared with each other, have in common. */
  CellId compared() {
    return id().withoutVariant();
  }

  public Workload workload() {
    return new Workload(dataset.name(), usage);
  }

  /**
   * Returns the order to prepare the measurement of this cell.
   *
   * @param recipe returns how forks make a data set
   */
  public Job job(RunRequest request, Function<DatasetSource, Recipe> recipe) {
    Function<DatasetSource, DatasetRecipe> named =
        source -> new DatasetRecipe(source.name(), recipe.apply(source));
    return new Job(
        row.name(),
        workload(),
        variant.recipe(recipe.apply(dataset)),
        phases(request.method().phases()),
        request.method().timing(),
        variant.traffic(),
        company(request.matrix().datasets()).stream().map(named).toList(),
        message().map(named));
  }

  /**
   * Returns the phases to time. A row that decodes only when fields are read also gets {@code
   * ROUNDTRIP}, and virtual threads get {@code MESSAGE}.
   *
   * @param asked the phases of all rows
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
   * Returns the other data sets that its row works on in its forks, so that the library's code has
   * seen several types: a small one of each other family that the row carries or, for a user's
   * type, the user's other types. There are none unless the profile is {@code MIXED}.
   */
  List<DatasetSource> company(List<DatasetSource> all) {
    if (variant.traffic().profile() == TypeProfile.OWN) {
      return List.of();
    }
    Cargo own = dataset.type();
    Stream<DatasetSource> others =
        own.bundled()
            ? Datasets.all().smallest().stream()
                .filter(source -> !source.type().family().equals(own.family()))
            : all.stream().filter(source -> !source.type().bundled() && !source.type().equals(own));
    return others.filter(source -> row.obstacle(source.type(), Transport.ARRAY).isEmpty()).toList();
  }

  /** Returns the data set that other rows work on between calls that are apart. */
  Optional<DatasetSource> message() {
    // Nearly all rows carry it.
    return variant
        .traffic()
        .between()
        .map(work -> Datasets.all().embedded("media.1").orElseThrow().source());
  }
}
