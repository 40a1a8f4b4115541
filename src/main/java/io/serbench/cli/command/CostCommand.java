package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.IdleRows;
import io.serbench.dataset.DatasetSource;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Does a check whose answers are numbers. */
abstract class CostCommand extends CheckCommand {
  @Mixin private RowOptions.Breadth breadth;
  @Mixin private DataOptions.Seed seed;

  /** How many JVMs, where that is the user's choice. */
  @Command(optionListHeading = Options.MEASURING)
  static final class Forks extends Options {
    @Range(min = 1, max = 1_000)
    @Option(names = "-forks", paramLabel = "N", description = "fresh JVMs per row; default: 5")
    private Optional<Integer> forks = Optional.empty();

    int count() {
      return forks.orElse(5);
    }
  }

  /** Returns the columns. */
  abstract List<Metric> metrics();

  @Override
  Map<String, Map<String, String>> glossary() {
    Map<String, String> columns = new LinkedHashMap<>();
    metrics().forEach(metric -> columns.put(metric.id(), metric.meaning()));
    return Map.of("Columns:", columns);
  }

  @Override
  List<Row> rows() throws UsageException {
    Catalog catalog = catalog(jvm);
    List<Row> selected = rows.select(catalog, console()::warn);
    return rows.given().isEmpty() && !breadth.isAsked() ? breadth.in(selected, catalog) : selected;
  }

  @Override
  List<Variant> variants(List<Row> selected) throws UsageException {
    return jvm.variants(services().launchers());
  }

  @Override
  long seed() {
    return seed.seed().orElseGet(super::seed);
  }

  @Override
  void refuse(RunRequest request) throws UsageException {
    IdleRows.refuseAll(request.matrix());
  }

  @Override
  List<Labelled> facts(RunRequest request) throws UsageException {
    Matrix matrix = request.matrix();
    List<Labelled> facts = new ArrayList<>();
    facts.add(
        new Labelled(
            "JVM",
            matrix.variants().stream()
                .map(each -> JvmOptions.build(each.jvm(), services().launchers()))
                .map(build -> build.name() + " " + build.version())
                .collect(Collectors.joining("; "))));
    facts.add(
        new Labelled(
            "Data",
            matrix.datasets().stream()
                .map(DatasetSource::name)
                .distinct()
                .collect(Collectors.joining(", "))));
    facts.addAll(check(request).facts(request));
    return facts;
  }
}
