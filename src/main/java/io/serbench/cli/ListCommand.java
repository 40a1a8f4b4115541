package io.serbench.cli;

import io.serbench.catalog.Row;
import java.util.ArrayList;
import java.util.List;

/** Prints a line about each row. */
final class ListCommand extends Command {
  private static final List<String> TAGS = List.of("row", "Effort", "Format", "Structure");
  private static final List<String> MORE = List.of("library", "data", "transports", "available");

  private final RowOptions rows = takes(new RowOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());
  private final ListOptions form = takes(new ListOptions());

  ListCommand() {
    super("list", "lists rows and their tags");
    takes(Operands.refused(ListCommand::remedy));
  }

  @Override
  List<String> preset() throws UsageException {
    return rows.preset();
  }

  @Override
  List<HelpBlock> helpBlocks() {
    return List.of(HelpBlock.features());
  }

  @Override
  int execute(Context context) throws UsageException {
    boolean namesOnly = form.namesOnly();
    List<Row> selected = rows.select(jars.catalog(context.services()), context.console());
    for (String line : namesOnly ? names(selected) : table(selected)) {
      context.console().line(line);
    }
    return ExitCode.OK;
  }

  private static String remedy(String operand) {
    return "list takes no names; 'serbench list -include="
        + operand
        + "' lists some rows, 'serbench show "
        + operand
        + "' says more of one";
  }

  private static List<String> names(List<Row> selected) {
    List<String> names = new ArrayList<>();
    for (Row row : selected) {
      names.add(row.name());
    }
    return names;
  }

  private List<String> table(List<Row> selected) {
    Columns columns = new Columns();
    boolean foreign = selected.stream().anyMatch(row -> row.origin().place().isPresent());
    List<String> from = foreign ? List.of("from") : List.of();
    columns.add(joined(TAGS, from, form.everything() ? MORE : List.of()));
    for (Row row : selected) {
      columns.add(
          joined(
              tags(row),
              foreign ? List.of(row.origin().foreignName().orElse("serbench")) : List.of(),
              form.everything() ? more(row) : List.of()));
    }
    return columns.lines();
  }

  private static List<String> tags(Row row) {
    return List.of(
        row.name(),
        row.tags().effort().name(),
        row.tags().format().name(),
        row.tags().structure().name());
  }

  private List<String> more(Row row) {
    return List.of(
        row.library().versioned(),
        row.scope().toString(),
        RowFacts.transports(row),
        RowFacts.availability(row, jars.classPath()));
  }

  @SafeVarargs
  private static List<String> joined(List<String>... lists) {
    List<String> all = new ArrayList<>();
    for (List<String> list : lists) {
      all.addAll(list);
    }
    return all;
  }
}
