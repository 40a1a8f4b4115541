package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.work.DataFacts;
import io.serbench.cli.work.RowSheet;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.source.Datasets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints everything about rows or data sets, so that experts can check how a library is used. */
@Command(
    name = "show",
    headerHeading = Group.CHOOSE,
    customSynopsis = "serbench show [options] NAME ...",
    description = "shows rows, libraries or data sets in detail (wildcards allowed)")
final class ShowCommand extends Subcommand {
  /** The largest width that is easy to read, used without a terminal. */
  private static final int WIDTH = 100;

  @Parameters(arity = "1..*")
  private List<Glob> names = List.of();

  @Mixin private ClassPathOptions jars;

  @Override
  ExitCode execute() {
    Catalog catalog = catalog(new JvmOptions(jars));
    catalog.problems().forEach(console()::warn);
    int width = services().columns().orElse(WIDTH);
    Map<String, List<String>> sheets = new LinkedHashMap<>();
    for (Glob name : names) {
      List<Row> rows = catalog.rows().stream().filter(row -> name.matches(row.names())).toList();
      List<Row> found = rows.isEmpty() ? catalog.defaultsOf(name.pattern()) : rows;
      found.forEach(
          row -> sheets.put(row.name(), RowSheet.of(row, catalog, jars.classPath(), width)));
      // "*" means the rows: a person who wants all data sets says "list data".
      List<String> data = found.isEmpty() ? DataFacts.matching(name) : List.of();
      data.forEach(dataset -> sheets.put(dataset, DataFacts.sheet(dataset, width)));
      if (found.isEmpty() && data.isEmpty()) {
        List<String> known = new ArrayList<>(catalog.names());
        known.addAll(Datasets.all().embeddedNames());
        throw new UsageException(
            "no row and no data set is named '%s'%s ('serbench list -all -names' and 'serbench list"
                + " data' list them all)",
            name.pattern(), Nearest.suggest(name.pattern(), known));
      }
    }
    String gap = "";
    for (List<String> sheet : sheets.values()) {
      console().text(gap);
      gap = "\n";
      sheet.forEach(console()::line);
    }
    return ExitCode.OK;
  }
}
