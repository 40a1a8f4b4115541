package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.List;

/** Prints a line about each row, or about each data set. */
final class ListCommand extends Command {
  private static final String DATA = "data";
  private static final List<String> TAGS = List.of("row", "Effort", "Format", "Structure");
  private static final List<String> MORE = List.of("library", "data", "transports", "available");

  private final RowOptions rows = takes(new RowOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());
  private final ListOptions form = takes(new ListOptions());
  private final Operands<String> data =
      takes(
          new Operands<>(
              Value.of("[" + DATA + "]", ListCommand::read).completedWith(List.of(DATA))));

  ListCommand() {
    super("list", "lists rows and their tags, or the data sets: list data");
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
    if (!data.values().isEmpty()) {
      return listData(context);
    }
    boolean namesOnly = form.namesOnly();
    List<Row> selected = rows.select(jars.catalog(context.services()), context.console());
    for (String line : namesOnly ? names(selected) : table(selected)) {
      context.console().line(line);
    }
    return ExitCode.OK;
  }

  private int listData(Context context) throws UsageException {
    for (Option<?> option : rows.all()) {
      if (option.given()) {
        throw new UsageException("list data lists data, no rows; leave out " + option.name());
      }
    }
    Datasets datasets = context.services().datasets();
    for (String line :
        form.namesOnly() ? datasets.embeddedNames() : new DataFacts(datasets).table()) {
      context.console().line(line);
    }
    return ExitCode.OK;
  }

  private static String read(String option, String operand) throws UsageException {
    if (operand.equals(DATA)) {
      return operand;
    }
    throw new UsageException(
        "list takes no names but 'data'"
            + Nearest.suggest(operand, List.of(DATA))
            + "; 'serbench list -include="
            + operand
            + "' lists some rows, 'serbench show "
            + operand
            + "' says more of one");
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
