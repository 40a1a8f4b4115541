package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.DataFacts;
import io.serbench.cli.work.RowSheet;
import io.serbench.dataset.Datasets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static final List<String> USUAL =
      List.of("row", "effort", "format", "structure", "library", "good for");
  private static final List<String> MORE = List.of("data", "transports", "available");

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
    Map<String, String> words = new LinkedHashMap<>();
    for (Feature feature : Feature.values()) {
      words.put(feature.name(), feature.meaning());
    }
    return Map.of("Features:", words);
  }

  @Override
  ExitCode execute() throws UsageException {
    if (!data.isEmpty()) {
      return listData();
    }
    if (namesOnly && everything) {
      throw new UsageException("-names and -long exclude each other; pass one of them");
    }
    Catalog catalog = catalog(new JvmOptions(jars));
    List<Row> selected = rows.select(catalog, console()::warn);
    if (rows.given().isEmpty() && !breadth.isAsked()) {
      selected = breadth.in(selected, catalog);
      RowOptions.Breadth.leftOut(selected.size(), catalog).ifPresent(console()::say);
    }
    return print(namesOnly ? selected.stream().map(Row::name).toList() : table(selected));
  }

  private ExitCode listData() throws UsageException {
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

  /**
   * Returns a line for each row, which is broken only in a terminal, or if there is much to say.
   */
  private List<String> table(List<Row> selected) {
    boolean foreign = selected.stream().anyMatch(row -> row.origin().place().isPresent());
    List<String> headings = new ArrayList<>(USUAL);
    if (foreign) {
      headings.add("from");
    }
    if (everything) {
      headings.addAll(MORE);
    }
    Columns columns = new Columns();
    columns.add(headings);
    selected.forEach(row -> columns.add(cells(row, foreign)));
    return columns.lines(services().columns().orElse(everything ? WIDTH : Integer.MAX_VALUE));
  }

  private List<String> cells(Row row, boolean foreign) {
    List<String> cells = new ArrayList<>();
    cells.add(row.name());
    cells.addAll(RowSheet.tags(row));
    cells.add(everything ? row.library().versioned() : row.library().name());
    cells.add(row.description());
    if (foreign) {
      cells.add(row.origin().foreignName().orElse("serbench"));
    }
    if (everything) {
      cells.add(row.scope().toString());
      cells.add(RowSheet.transports(row));
      cells.add(RowSheet.availability(row, jars.classPath()));
    }
    return cells;
  }
}
