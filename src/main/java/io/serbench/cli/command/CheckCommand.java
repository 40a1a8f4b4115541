package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.CheckKind;
import io.serbench.check.TypesCheck;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.OutputFiles;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.process.JvmChoice;
import io.serbench.report.block.Block.Labelled;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Observed;
import io.serbench.result.Usage;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** Runs a {@link Check} and prints the results. A subclass has the options of its check. */
abstract class CheckCommand extends Subcommand {
  @Mixin RowOptions rows;
  @Mixin JvmOptions jvm;
  @Mixin private DataOptions.Seed seed;
  @Mixin private OutputOptions.Pages pages;

  @Option(names = "-dry-run", description = "say what would run; measure nothing")
  private boolean dryRun;

  @Option(
      names = "-sort",
      paramLabel = "KEY",
      description = "name, or any column; default: as the rows are listed")
  private Optional<String> sort = Optional.empty();

  @Option(names = "-recorded", description = "print what ships with serbench; try nothing")
  private boolean recorded;

  @Option(names = "-out", description = "store all verdicts; 'serbench report FILE' prints them")
  private Optional<Path> out = Optional.empty();

  /** Returns the check. Refuses what cannot be tried, in a dry run as well. */
  abstract Check check(RunRequest request);

  List<Row> rows() {
    return rows.select(catalog(jvm), console());
  }

  JvmChoice jvm() {
    return jvm.choice();
  }

  List<Variant> variants(List<Row> selected) {
    return List.of(Variant.usual(jvm()));
  }

  /** Returns the data sets; media.1 for checks that bring their own data. */
  List<DatasetSource> datasets(long drawn) {
    return List.of(Datasets.all().embedded("media.1").orElseThrow().source());
  }

  List<Usage> usages() {
    return List.of(Usage.DEFAULT);
  }

  /** Returns how rows are tried, if that is not what a reader expects. */
  List<Labelled> facts(RunRequest request) {
    return List.of();
  }

  /** Returns the JVMs that rows are tried on. */
  final Labelled jvms(RunRequest request) {
    return new Labelled(
        "JVM",
        request.matrix().variants().stream()
            .map(variant -> JvmOptions.build(variant.jvm(), services().launchers()))
            .map(build -> build.name() + " " + build.version())
            .collect(Collectors.joining("; ")));
  }

  long usualSeed() {
    return services().seed();
  }

  /** Inspects the data to be tried, except in a dry run. */
  void prepare(RunRequest request) {}

  /** Called when everything was printed. */
  void finish(List<Observed> all) {}

  @Override
  ExitCode execute() {
    if (recorded) {
      return recorded();
    }
    List<Row> selected = rows();
    long drawn = seed.seed().orElseGet(this::usualSeed);
    Matrix matrix = new Matrix(selected, datasets(drawn), usages(), variants(selected));
    RunRequest request = usualRequest(matrix, drawn, Provenance.NONE);
    List<Destination> copies = destinations();
    Check check = check(request);
    List<Labelled> facts = facts(request);
    CheckReport report = report(check.kind(), selected, facts);
    Optional<Comparator<Observed>> order = sort.map(report::order);
    if (dryRun) {
      int width = services().columns().orElse(Integer.MAX_VALUE);
      console().text(DryRun.ofTrial(Plan.of(request), facts, width));
      return ExitCode.OK;
    }
    prepare(request);
    List<Observed> all = report.execute(check, request, order);
    boolean written = OutputFiles.write(copies, format -> report.inFormat(format, all), context());
    finish(all);
    return ExitCode.failed(check.failed(all)).ifWritten(written);
  }

  private ExitCode recorded() {
    ParseResult line = spec().commandLine().getParseResult();
    List<String> others = new ArrayList<>();
    line.matchedOptions().forEach(option -> others.add(Options.name(option)));
    line.matchedPositionals().forEach(operand -> others.add(operand.paramLabel()));
    others.removeAll(List.of("-sort", "-recorded", "-out"));
    others.removeAll(rows.given());
    others.removeAll(pages.given());
    if (!others.isEmpty()) {
      throw new UsageException("-recorded tries nothing; leave out " + String.join(", ", others));
    }
    CheckKind kind = CheckKind.named(spec().name()).orElseThrow();
    Catalog catalog = services().catalog();
    Map<String, List<RecordedLine>> lines = catalog.recorded().ofCheck(kind.name());
    if (lines.isEmpty()) {
      throw new UsageException(
          "-recorded: no results of " + Options.path(spec()) + " ship with serbench");
    }
    List<Row> selected = rows.select(catalog, console());
    List<Observed> all =
        selected.stream()
            .filter(row -> lines.containsKey(row.name()))
            .map(row -> Observed.of(lines.get(row.name()), kind::verdict))
            .collect(Collectors.toCollection(ArrayList::new));
    CheckReport report = report(kind, selected, List.of());
    sort.map(report::order).ifPresent(all::sort);
    List<Destination> copies = destinations();
    report.print(all);
    return ExitCode.OK.ifWritten(
        OutputFiles.write(copies, format -> report.inFormat(format, all), context()));
  }

  private CheckReport report(CheckKind kind, List<Row> selected, List<Labelled> facts) {
    List<String> names = selected.stream().map(Row::name).toList();
    return new CheckReport(context(), kind, names, pages.wanted(), facts);
  }

  private List<Destination> destinations() {
    List<Destination> all = new ArrayList<>(pages.files());
    out.ifPresent(file -> all.add(new Destination(Destination.OUT, file)));
    if (dryRun) {
      OutputFiles.tryOut(Optional.empty(), all);
      return List.of();
    }
    return OutputFiles.checkReports(all, List.of());
  }

  @Options.Without("-seed")
  @Command(
      name = "types",
      description = "tries which kinds of members come back: records, dates, ...")
  static final class Types extends CheckCommand {
    @Override
    Check check(RunRequest request) {
      return new TypesCheck();
    }
  }
}
