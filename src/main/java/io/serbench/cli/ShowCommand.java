package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints all that is known of some rows, so that whoever knows a library can check them. */
final class ShowCommand extends Command {
  /**
   * What people read at most without losing the line, where nothing says how much room there is.
   */
  private static final int WIDTH = 100;

  private final Operands<Glob> names =
      takes(new Operands<>(Value.of("NAME ...", (option, text) -> new Glob(text))));
  private final ClassPathOptions jars = takes(new ClassPathOptions());

  ShowCommand() {
    super("show", "says all that is known of rows; takes * too");
  }

  @Override
  int execute(Context context) throws UsageException {
    if (names.values().isEmpty()) {
      throw new UsageException(
          "show needs the name of a row: serbench show NAME; 'serbench list -names' names them"
              + " all");
    }
    Catalog catalog = jars.catalog(context.services());
    for (String problem : catalog.problems()) {
      context.console().warn(problem);
    }
    Map<String, Row> rows = new LinkedHashMap<>();
    for (Glob name : names.values()) {
      for (Row row : find(name, catalog)) {
        rows.put(row.name(), row);
      }
    }
    int width = context.services().columns().orElse(WIDTH);
    String gap = "";
    for (Row row : rows.values()) {
      context.console().text(gap);
      gap = "\n";
      for (String line : RowSheet.of(row, catalog.claims(row), jars.classPath(), width)) {
        context.console().line(line);
      }
    }
    return ExitCode.OK;
  }

  private static List<Row> find(Glob pattern, Catalog catalog) throws UsageException {
    List<Row> rows = new ArrayList<>();
    for (Row row : catalog.rows()) {
      if (pattern.matches(row.names())) {
        rows.add(row);
      }
    }
    if (rows.isEmpty()) {
      throw new UsageException(RowNames.unknown(pattern, catalog));
    }
    return rows;
  }
}
