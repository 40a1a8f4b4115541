package io.serbench.cli.option;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.source.Datasets;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.serializer.Transport;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Options that select what of result files a report shows: data sets, transports and rows. */
@Command(optionListHeading = Options.ROWS)
public final class ShownOptions extends FilterOptions {
  private static final String ALL = "all";

  @Option(
      names = "-data",
      converter = DataOptions.DataNames.class,
      description = "these data sets or families; default: all")
  private Optional<List<Glob>> data = Optional.empty();

  @Option(
      names = {"-transport", "-medium"},
      converter = DataOptions.Transports.class,
      description = "{words} (default)")
  private Optional<List<List<Transport>>> transport = Optional.empty();

  /**
   * Returns the cells that the user wants to see, for each run. Refuses names that match nothing in
   * the files, and options with which nothing is left. The catalog supplies aliases of rows.
   */
  public List<Set<CellId>> shownCells(List<Run> runs, Catalog catalog) {
    refuseContradiction();
    RowFilter rows = filter(Stream::of);
    List<CellResult> all = runs.stream().flatMap(run -> run.cells().stream()).toList();
    refuseUnknown(all, rows, catalog);
    List<Set<CellId>> shown = runs.stream().map(run -> shownCells(run, rows, catalog)).toList();
    if (!all.isEmpty() && shown.stream().allMatch(Set::isEmpty)) {
      throw new UsageException("nothing in the files matches all of these options; leave some out");
    }
    return shown;
  }

  /** Returns the rows to show. Their names may have a version: {@code kryo-flat@5.5.0}. */
  public List<String> among(List<String> rows, Catalog catalog) {
    refuseContradiction();
    RowFilter filter = filter(Stream::of);
    return rows.stream()
        .filter(
            name ->
                catalog
                    .find(name.replaceFirst("@.*", ""))
                    .map(row -> filter.accepts(row.names(), row.tags()))
                    .orElse(!areNamed()))
        .toList();
  }

  private Set<CellId> shownCells(Run run, RowFilter rows, Catalog catalog) {
    return run.cells().stream()
        .filter(cell -> rows.accepts(names(cell, catalog), cell.info().tags()))
        .map(CellResult::id)
        .filter(this::hasWantedTransport)
        .filter(id -> globs().isEmpty() || globs().stream().anyMatch(glob -> fits(glob, id)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private boolean hasWantedTransport(CellId id) {
    Transport its = id.workload().usage().transport();
    return transport.map(some -> some.stream().anyMatch(all -> all.contains(its))).orElse(true);
  }

  private List<Glob> globs() {
    return data.orElse(List.of());
  }

  private static boolean fits(Glob glob, CellId id) {
    String dataset = id.workload().dataset();
    return glob.pattern().equals(ALL)
        || glob.matches(dataset)
        || glob.matches(Datasets.family(dataset));
  }

  private static Row.Names names(CellResult cell, Catalog catalog) {
    String name = cell.id().row();
    return new Row.Names(name, catalog.find(name).map(Row::aliases).orElse(List.of()));
  }

  private void refuseUnknown(List<CellResult> cells, RowFilter rows, Catalog catalog) {
    List<Row.Names> names = cells.stream().map(cell -> names(cell, catalog)).toList();
    for (Glob glob : rows.unmatched(names)) {
      throw unknown("row", glob, names.stream().map(Row.Names::name));
    }
    for (Glob glob : globs()) {
      if (cells.stream().noneMatch(cell -> fits(glob, cell.id()))) {
        throw unknown("data set", glob, cells.stream().map(cell -> cell.id().workload().dataset()));
      }
    }
  }

  private static UsageException unknown(String what, Glob glob, Stream<String> names) {
    List<String> known = names.distinct().toList();
    return new UsageException(
        "the files have no %s '%s'%s (they have %s)",
        what, glob.pattern(), Nearest.suggest(glob.pattern(), known), String.join(", ", known));
  }
}
