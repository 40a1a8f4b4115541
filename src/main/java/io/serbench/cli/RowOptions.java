package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import java.util.List;

/** Which rows of the catalog. */
final class RowOptions extends FilterOptions {
  private final Option<Suite> suite = option("-suite", Suite.VALUE, String.join(", ", Suite.NAMES));

  /**
   * What the suite that was asked for stands for; nothing where none was. A suite may include what
   * the command line excludes; a command line may not have both.
   */
  List<String> preset() throws UsageException {
    refuseContradiction();
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
    RowFilter.Selection selection = filter().select(catalog.rows());
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
}
