package io.serbench.cli;

import io.serbench.catalog.Row;
import java.util.ArrayList;
import java.util.List;

/** Prints a line about each row. */
final class ListCommand extends Command {
  private static final List<String> TAGS = List.of("row", "Effort", "Format", "Structure");
  private static final List<String> MORE = List.of("library", "data", "media", "available");

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
    List<Row> selected = rows.select(context.services().catalog(), context.console());
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
    columns.add(form.everything() ? joined(TAGS, MORE) : TAGS);
    for (Row row : selected) {
      columns.add(form.everything() ? joined(tags(row), more(row)) : tags(row));
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

  private static List<String> joined(List<String> some, List<String> others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }
}
