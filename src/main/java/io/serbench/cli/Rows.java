package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import io.serbench.catalog.Structure;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Picks the rows that a command line asks for. */
final class Rows {
  private Rows() {}

  /**
   * The rows, at least one. What looks wrong but does not stop anything is said on {@code err}.
   *
   * @throws UsageException where the options make no sense or no row fits
   */
  static List<Row> select(Invocation invocation, Catalog catalog, PrintWriter err)
      throws UsageException {
    RowFilter filter = filter(invocation);
    for (String problem : catalog.problems()) {
      err.println("serbench: warning: " + problem);
    }
    RowFilter.Selection selection = filter.select(catalog.rows());
    for (Glob pattern : selection.unmatched()) {
      err.println(
          "serbench: warning: no row is named '"
              + pattern.pattern()
              + "'"
              + (pattern.isName() ? Nearest.suggest(pattern.pattern(), names(catalog)) : ""));
    }
    if (selection.rows().isEmpty()) {
      throw new UsageException("no row fits ('serbench list' shows all rows and their tags)");
    }
    return selection.rows();
  }

  /** All names and aliases. */
  static List<String> names(Catalog catalog) {
    List<String> names = new ArrayList<>();
    for (Row row : catalog.rows()) {
      names.add(row.name());
      names.addAll(row.aliases());
    }
    return names;
  }

  /** A suite may include what the command line excludes; a command line may not have both. */
  static void refuseContradiction(Invocation invocation) throws UsageException {
    if (invocation.has(Option.INCLUDE) && invocation.has(Option.EXCLUDE)) {
      throw new UsageException("-include and -exclude contradict each other; give one of them");
    }
  }

  private static RowFilter filter(Invocation invocation) throws UsageException {
    Values values = new Values(invocation);
    return new RowFilter(
        values.globs(Option.INCLUDE),
        values.globs(Option.EXCLUDE),
        values.tags(Option.EFFORT, Effort.values()),
        values.tags(Option.FORMAT, Format.values()),
        values.tags(Option.STRUCTURE, Structure.values()),
        values.tags(Option.FEATURE, Feature.values()));
  }
}
