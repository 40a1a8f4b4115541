package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.check.FreshForks.Fork;
import io.serbench.check.Trial;
import io.serbench.check.Verification.Finding;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.IdleRows;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.Services;
import io.serbench.dataset.DatasetSource;
import io.serbench.report.SortBy;
import io.serbench.report.TrialPage;
import io.serbench.report.TrialPage.Tried;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Note;
import io.serbench.report.metric.Metric;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Has each row do something in fresh JVMs, and prints a table of what they say.
 *
 * @param <T> what a JVM says
 */
abstract class FreshForksCommand<T> extends Subcommand {
  @Mixin private RowOptions rows;
  @Mixin private RowOptions.Breadth breadth;
  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private ClassPathOptions jars;
  @Mixin private OutputOptions.Lines table;
  @Mixin private OutputOptions.Pages pages;

  /** How many JVMs, where that is the user's choice. */
  @Command(optionListHeading = Options.MEASURING)
  static final class Forks extends Options {
    @Range(min = 1, max = 1_000)
    @Option(names = "-forks", paramLabel = "N", description = "fresh JVMs per row; default: 5")
    private Optional<Integer> forks = Optional.empty();

    int count() {
      return forks.orElse(5);
    }

    String said(long seed) {
      return count() + " per row, in turn, in shuffled order (seed " + seed + ")";
    }
  }

  FreshForksCommand(Context context) {
    super(context);
  }

  /** On which data, at least one set. */
  abstract List<DatasetSource> datasets(ClassPathOptions added, long drawn) throws UsageException;

  /** How their values travel. */
  List<Usage> usages() throws UsageException {
    return List.of(Usage.DEFAULT);
  }

  /** What rows do. */
  abstract Trial<Fork<T>> trial();

  /**
   * How many forks there are, and in which order.
   *
   * @param seed of the order
   */
  abstract String forks(long seed);

  /** In which order lines of a row come. */
  Comparator<String> order() {
    return Comparator.naturalOrder();
  }

  /** What heads the table. */
  abstract String title();

  /** What is to be known of the way, beside data, forks and JVMs. */
  abstract List<Labelled> facts() throws UsageException;

  /** The columns. */
  abstract List<Metric> metrics();

  /**
   * What the JVMs of a row say, in the units of the columns.
   *
   * @param forks what each said, at least one
   */
  abstract Map<Metric, List<Double>> values(Row row, List<T> forks);

  /** Why to trust a row less, in words that are the same for all such rows; empty: no reason. */
  abstract Optional<String> caveat(List<T> forks);

  /** What it says of some that went well; empty where there is nothing to say. */
  String remark(List<T> forks) {
    return "";
  }

  @Override
  List<String> preset() throws UsageException {
    return rows.preset();
  }

  @Override
  Map<String, Map<String, String>> glossary() {
    Map<String, String> columns = new LinkedHashMap<>();
    metrics().forEach(metric -> columns.put(metric.id(), metric.meaning()));
    return Map.of("Columns:", columns);
  }

  @Override
  ExitCode execute() throws UsageException {
    Context context = context();
    Services services = context.services();
    List<Path> copies = List.of();
    if (table.isDryRun()) {
      OutputFiles.check(Optional.empty(), pages.files(), services);
    } else {
      copies = OutputFiles.reports(pages.files(), List.of());
    }
    Optional<SortBy> order = table.sortBy(metrics());
    Catalog catalog = catalog(jars, jvm);
    List<Row> selected = rows.select(catalog, context.console()::warn);
    if (rows.given().isEmpty() && !breadth.isAsked()) {
      selected = breadth.in(selected, catalog);
    }
    long drawn = seed.seed().orElseGet(services::seed);
    List<Variant> variants = jvm.variants(jars.classPath(), services.launchers());
    List<DatasetSource> datasets = datasets(jars, drawn);
    Matrix matrix = new Matrix(selected, datasets, usages(), variants);
    IdleRows.refuseAll(matrix);
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context.arguments());
    if (table.isDryRun()) {
      int width = services.columns().orElse(Integer.MAX_VALUE);
      context.console().text(DryRun.ofTrial(Plan.of(request), allFacts(request), width));
      return ExitCode.OK;
    }
    List<Fork<T>> all = context.interruption().guard(trial(), request, known -> {});
    TrialPage listed = page(request, selected, all);
    TrialPage page = order.map(listed::sorted).orElse(listed);
    boolean written = OutputFiles.print(page.page(), pages.wanted(), copies, context);
    boolean failed = all.stream().anyMatch(fork -> fork.status() == Finding.ERROR);
    return ExitCode.failed(failed).ifWritten(written);
  }

  private TrialPage page(RunRequest request, List<Row> selected, List<Fork<T>> all)
      throws UsageException {
    Map<String, List<Fork<T>>> byName = new LinkedHashMap<>();
    for (Row row : selected) {
      // In the order of the rows: forks come in that of their JVMs.
      all.stream()
          .filter(fork -> fork.row().equals(row.name()))
          .map(Fork::name)
          .sorted(order())
          .forEach(name -> byName.putIfAbsent(name, new ArrayList<>()));
    }
    all.forEach(fork -> byName.get(fork.name()).add(fork));
    Map<String, Row> rows = selected.stream().collect(Collectors.toMap(Row::name, row -> row));
    Map<String, List<String>> caveats = new LinkedHashMap<>();
    List<Tried> lines = new ArrayList<>();
    byName.forEach(
        (name, forks) -> {
          List<T> seen = forks.stream().flatMap(fork -> fork.seen().stream()).toList();
          Optional<Fork<T>> failed =
              forks.stream().filter(fork -> fork.status() != Finding.OK).findFirst();
          if (failed.isPresent()) {
            String status = failed.get().status().name();
            lines.add(new Tried(name, status, failed.get().cause(), Map.of(), false));
            return;
          }
          Optional<String> caveat = caveat(seen);
          caveat.ifPresent(
              text -> caveats.computeIfAbsent(text, none -> new ArrayList<>()).add(name));
          Row row = rows.get(forks.get(0).row());
          lines.add(new Tried(name, "OK", remark(seen), values(row, seen), caveat.isPresent()));
        });
    List<Note> marks = new ArrayList<>();
    caveats.forEach(
        (text, names) -> marks.add(new Note("Rows marked *: " + text, names, List.of())));
    return new TrialPage(title(), allFacts(request), metrics(), lines, marks);
  }

  private List<Labelled> allFacts(RunRequest request) throws UsageException {
    Matrix matrix = request.matrix();
    List<Labelled> facts = new ArrayList<>();
    facts.add(
        new Labelled(
            "JVM",
            matrix.variants().stream()
                .map(each -> JvmOptions.build(each.jvm(), context().services().launchers()))
                .map(build -> build.name() + " " + build.version())
                .collect(Collectors.joining("; "))));
    facts.add(
        new Labelled(
            "Data",
            matrix.datasets().stream()
                .map(DatasetSource::name)
                .distinct()
                .collect(Collectors.joining(", "))));
    facts.add(new Labelled("Forks", forks(request.seed())));
    facts.addAll(facts());
    return facts;
  }
}
