package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.dataset.Datasets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints all that is known of some rows, so that whoever knows a library can check them, or of data
 * sets.
 */
final class ShowCommand extends Command {
  /**
   * What people read at most without losing the line, where nothing says how much room there is.
   */
  private static final int WIDTH = 100;

  private final Operands<Glob> names =
      takes(new Operands<>(Value.of("NAME ...", (option, text) -> new Glob(text))));
  private final ClassPathOptions jars = takes(new ClassPathOptions());

  ShowCommand() {
    super("show", "says all that is known of rows or data sets; takes * too");
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    if (names.values().isEmpty()) {
      throw new UsageException(
          "show needs the name of a row or a data set: serbench show NAME; 'serbench list -names'"
              + " and 'serbench list data' name them all");
    }
    Catalog catalog = jars.catalog(context.services());
    for (String problem : catalog.problems()) {
      context.console().warn(problem);
    }
    DataFacts data = new DataFacts(context.services().datasets());
    int width = context.services().columns().orElse(WIDTH);
    Map<String, List<String>> sheets = new LinkedHashMap<>();
    for (Glob name : names.values()) {
      boolean found = false;
      for (Row row : catalog.rows()) {
        if (name.matches(row.names())) {
          found = true;
          sheets.put(row.name(), RowSheet.of(row, catalog, jars.classPath(), width));
        }
      }
      // "*" means the rows: a person who wants all data sets says "list data".
      for (String dataset : found ? List.<String>of() : data.matching(name)) {
        found = true;
        sheets.put(dataset, data.sheet(dataset, width));
      }
      if (!found) {
        throw new UsageException(unknown(name, catalog, context.services().datasets()));
      }
    }
    print(sheets.values(), context.console());
    return ExitCode.OK;
  }

  private static void print(Collection<List<String>> sheets, Console console) {
    String gap = "";
    for (List<String> sheet : sheets) {
      console.text(gap);
      gap = "\n";
      for (String line : sheet) {
        console.line(line);
      }
    }
  }

  private static String unknown(Glob name, Catalog catalog, Datasets datasets) {
    List<String> known = RowNames.all(catalog);
    known.addAll(datasets.embeddedNames());
    return "no row and no data set is named '"
        + name.pattern()
        + "'"
        + RowNames.suggest(name.pattern(), known)
        + " ('serbench list -names' and 'serbench list data' name them all)";
  }
}
