package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints a line about each row, or about each data set. */
final class ListCommand extends Command {
  /** Characters of a line where nothing says how much room there is. */
  private static final int WIDTH = 120;

  private static final String DATA = "data";
  private static final List<String> TAGS = List.of("row", "Effort", "Format", "Structure");
  private static final List<String> MORE = List.of("library", "data", "transports", "available");

  private final RowOptions rows = takes(new RowOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());
  private final ListOptions form = takes(new ListOptions());
  private final Operands<String> data =
      takes(
          new Operands<>(
              Value.of("[" + DATA + "]", (option, text) -> text).completedWith(List.of(DATA))));

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
  ExitCode execute(Context context) throws UsageException {
    if (!data.values().isEmpty()) {
      refuseNames(context);
      return listData(context);
    }
    boolean namesOnly = form.namesOnly();
    List<Row> selected = rows.select(jars.catalog(context.services()), context.console());
    int width = context.services().columns().orElse(WIDTH);
    for (String line : namesOnly ? names(selected) : table(selected, width)) {
      context.console().line(line);
    }
    return ExitCode.OK;
  }

  private ExitCode listData(Context context) throws UsageException {
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

  /** Advises what works: a name that no row has is no advice. */
  private void refuseNames(Context context) throws UsageException {
    for (String operand : data.values()) {
      if (operand.equals(DATA)) {
        continue;
      }
      List<String> names = RowNames.all(jars.catalog(context.services()));
      Optional<String> pattern =
          names.contains(operand) ? Optional.of(operand) : RowNames.ofOneBeginning(operand, names);
      throw new UsageException(
          "list takes no names but 'data'"
              + pattern
                  .map("; try: serbench list -include=%1$s, or serbench show %1$s"::formatted)
                  .orElseGet(
                      () ->
                          Nearest.suggest(operand, List.of(DATA))
                              + " ('serbench list -names' names all rows)"));
    }
  }

  private static List<String> names(List<Row> selected) {
    List<String> names = new ArrayList<>();
    for (Row row : selected) {
      names.add(row.name());
    }
    return names;
  }

  private List<String> table(List<Row> selected, int width) {
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
    return form.everything() ? columns.lines(width) : columns.lines();
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
