package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import io.serbench.catalog.Structure;
import java.util.List;
import java.util.Set;

/** Which rows. */
final class RowOptions extends Options {
  private final Option<List<Glob>> include =
      option("-include", RowNames.PATTERNS, "these rows (names or aliases)");
  private final Option<List<Glob>> exclude =
      option("-exclude", RowNames.PATTERNS, "all rows but these");
  private final Option<Suite> suite =
      option("-suite", Suite.VALUE, "a published comparison: " + String.join(", ", Suite.NAMES));
  private final Option<List<Effort>> effort =
      option("-effort", TagValues.list(Effort.values()), words(Effort.values()));
  private final Option<List<Format>> format =
      option("-format", TagValues.list(Format.values()), words(Format.values()));
  private final Option<List<Structure>> structure =
      option("-structure", TagValues.list(Structure.values()), words(Structure.values()));
  private final Option<List<Set<Feature>>> feature =
      option(
          "-feature",
          TagValues.sums(Feature.class),
          "A,B: with one of them; A+B: with both ('serbench help list')");

  RowOptions() {
    super(Section.ROWS);
  }

  /**
   * What the suite that was asked for stands for; nothing where none was. A suite may include what
   * the command line excludes; a command line may not have both.
   */
  List<String> preset() throws UsageException {
    if (include.given() && exclude.given()) {
      throw new UsageException("-include and -exclude contradict each other; give one of them");
    }
    return suite.value().map(Suite::options).orElse(List.of());
  }

  /**
   * The rows, at least one. Libraries that are missing are said on the console.
   *
   * @throws UsageException where a name fits no row, or no row fits the tags
   */
  List<Row> select(Catalog catalog, Console console) throws UsageException {
    for (String problem : catalog.problems()) {
      console.warn(problem);
    }
    RowFilter.Selection selection =
        new RowFilter(
                include.value().orElse(List.of()),
                exclude.value().orElse(List.of()),
                effort.value().orElse(List.of()),
                format.value().orElse(List.of()),
                structure.value().orElse(List.of()),
                feature.value().orElse(List.of()))
            .select(catalog.rows());
    for (Glob pattern : selection.unmatched()) {
      String message = RowNames.unknown(pattern, catalog);
      if (catalog.problems().isEmpty()) {
        throw new UsageException(message);
      }
      // It may be a row of a library that is missing, which costs only its own rows.
      console.warn(message);
    }
    if (selection.rows().isEmpty()) {
      throw new UsageException("no row fits ('serbench list' shows all rows and their tags)");
    }
    return selection.rows();
  }

  private static String words(Enum<?>[] tags) {
    return String.join(", ", TagValues.names(tags));
  }
}
