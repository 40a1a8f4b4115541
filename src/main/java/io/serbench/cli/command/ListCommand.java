package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.TagNames;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.DataFacts;
import io.serbench.cli.work.RowSheet;
import io.serbench.dataset.source.Datasets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "list",
    headerHeading = Group.CHOOSE,
    customSynopsis = "serbench list [options] [data]",
    description = "lists rows and what they are good for, or data sets: list data")
final class ListCommand extends Subcommand {
  /** The number of characters per line without a terminal. */
  private static final int WIDTH = 120;

  private static final String DATA = "data";

  @Parameters(arity = "0..*")
  private List<String> data = List.of();

  @Mixin private RowOptions rows;
  @Mixin private RowOptions.Breadth breadth;
  @Mixin private ClassPathOptions jars;

  @Option(names = "-names", description = "names only, one per line")
  private boolean namesOnly;

  @Option(names = "-long", description = "add versions, data, transports and availability")
  private boolean everything;

  @Override
  List<String> words() {
    return List.of(DATA);
  }

  @Override
  Map<String, Map<String, String>> glossary() {
    return glossary("Features:", List.of(Feature.values()), Feature::name, Feature::meaning);
  }

  @Override
  ExitCode execute() {
    if (!data.isEmpty()) {
      return listData();
    }
    if (namesOnly && everything) {
      throw new UsageException("-names and -long exclude each other; pass one of them");
    }
    Catalog catalog = catalog(new JvmOptions(jars));
    List<Row> selected = rows.select(catalog, console());
    if (rows.given().isEmpty() && !breadth.isAsked()) {
      selected = breadth.in(selected, catalog);
      RowOptions.Breadth.leftOut(selected.size(), catalog).ifPresent(console()::say);
    }
    return print(namesOnly ? selected.stream().map(Row::name).toList() : table(selected));
  }

  private ExitCode listData() {
    if (!data.equals(List.of(DATA))) {
      throw new UsageException(
          "list takes no names except 'data'; pass -include=NAMES, or see 'serbench show NAME'");
    }
    if (!rows.given().isEmpty()) {
      throw new UsageException("list data lists data, not rows; leave out " + rows.given().get(0));
    }
    return print(namesOnly ? Datasets.all().embeddedNames() : DataFacts.table());
  }

  private ExitCode print(List<String> lines) {
    lines.forEach(console()::line);
    return ExitCode.OK;
  }

  /** Returns a line for each row, broken only in a terminal, or if there is much to say. */
  private List<String> table(List<Row> selected) {
    Map<String, Function<Row, String>> columns = new LinkedHashMap<>();
    columns.put("row", Row::name);
    columns.put("effort", row -> TagNames.word(row.tags().effort()));
    columns.put("format", row -> TagNames.word(row.tags().format()));
    columns.put("structure", row -> TagNames.word(row.tags().structure()));
    columns.put("library", row -> everything ? row.library().versioned() : row.library().name());
    columns.put("good for", Row::description);
    if (selected.stream().anyMatch(row -> row.origin().place().isPresent())) {
      columns.put("from", row -> row.origin().foreignName().orElse("serbench"));
    }
    if (everything) {
      columns.put("data", row -> row.scope().toString());
      columns.put("transports", RowSheet::transports);
      columns.put("available", row -> RowSheet.availability(row, jars.classPath()));
    }
    Columns table = new Columns();
    table.add(List.copyOf(columns.keySet()));
    for (Row row : selected) {
      table.add(columns.values().stream().map(column -> column.apply(row)).toList());
    }
    return table.lines(services().columns().orElse(everything ? WIDTH : Integer.MAX_VALUE));
  }
}
