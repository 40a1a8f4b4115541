package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.Checks;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.OutputFiles;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.result.Observed;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParseResult;

/**
 * Does a {@link Check} and prints what was seen. A kind says which check it is, and has mixins of
 * its own for what only it takes.
 */
abstract class CheckCommand extends Subcommand {
  @Mixin RowOptions rows;
  @Mixin JvmOptions jvm;
  @Mixin ClassPathOptions jars;
  @Mixin private OutputOptions.Checked output;

  CheckCommand(Context context) {
    super(context);
  }

  /** The check, of these rows. */
  abstract Check check(RunRequest request) throws UsageException;

  /** Which rows. */
  List<Row> rows() throws UsageException {
    return rows.select(catalog(jars, jvm), context().console()::warn);
  }

  /** In which JVM. */
  JvmChoice jvm() throws UsageException {
    return jvm.choice(jars.classPath());
  }

  /** In which ways. */
  List<Variant> variants(List<Row> selected) throws UsageException {
    return List.of(Variant.usual(jvm()));
  }

  /** On which data, where that is not the check's own affair. */
  List<DatasetSource> datasets(long drawn) throws UsageException {
    return List.of(context().services().datasets().embedded("media.1").orElseThrow().source());
  }

  /** How data travel. */
  List<Usage> usages() throws UsageException {
    return List.of(Usage.DEFAULT);
  }

  /** From what all that is random is drawn. */
  long seed() {
    return context().services().seed();
  }

  /** Looks at what is to be tried, before anything is. */
  void prepare(RunRequest request) throws UsageException {}

  /** Tells of what came of it, when all was printed. */
  void finish() throws UsageException {}

  @Override
  List<String> preset() throws UsageException {
    return rows.preset();
  }

  @Override
  ExitCode execute() throws UsageException {
    if (output.isRecorded()) {
      return recorded();
    }
    List<Row> selected = rows();
    long drawn = seed();
    Matrix matrix = new Matrix(selected, datasets(drawn), usages(), variants(selected));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context().arguments());
    List<Path> copies = destinations();
    if (output.isDryRun()) {
      int width = context().services().columns().orElse(Integer.MAX_VALUE);
      context().console().text(DryRun.ofTrial(Plan.of(request), List.of(), width));
      return ExitCode.OK;
    }
    prepare(request);
    CheckReport report = report(check(request), selected);
    List<Observed> all = report.execute(request, output.sort().isPresent());
    boolean printed = output.sort().isEmpty() && output.wanted().isEmpty();
    ExitCode code = tell(report, all, printed, copies);
    finish();
    return code;
  }

  /** Prints what ships with serbench. */
  private ExitCode recorded() throws UsageException {
    ParseResult line = spec().commandLine().getParseResult();
    List<String> others =
        new ArrayList<>(line.matchedOptions().stream().map(Options::name).toList());
    others.removeAll(rows.names());
    others.removeAll(output.names());
    if (output.isDryRun()) {
      others.add("-dry-run");
    }
    line.matchedPositionals().forEach(operand -> others.add(operand.paramLabel()));
    if (!others.isEmpty()) {
      throw new UsageException("-recorded tries nothing; leave out " + String.join(", ", others));
    }
    Check check = Checks.named(spec().name()).orElseThrow();
    Catalog catalog = context().services().catalog();
    Map<String, List<RecordedLine>> lines = catalog.recorded().by(check.name());
    List<Row> selected = rows.select(catalog, context().console()::warn);
    List<Observed> all =
        selected.stream()
            .filter(row -> lines.containsKey(row.name()))
            .map(row -> Observed.of(lines.get(row.name())))
            .toList();
    return tell(report(check, selected), all, false, destinations());
  }

  private CheckReport report(Check check, List<Row> selected) throws UsageException {
    List<String> names = selected.stream().map(Row::name).toList();
    CheckReport report = new CheckReport(context(), check, names, output.wanted());
    if (output.sort().isPresent()) {
      report.sorted(List.of(), output.sort().get());
    }
    return report;
  }

  private ExitCode tell(CheckReport report, List<Observed> seen, boolean printed, List<Path> copies)
      throws UsageException {
    List<Observed> all =
        output.sort().isPresent() ? report.sorted(seen, output.sort().get()) : seen;
    if (!printed) {
      report.print(all);
    }
    boolean written = true;
    for (Path file : copies) {
      written &= OutputFiles.write(file, report.as(format(file), all), context());
    }
    return ExitCode.failed(report.failed(all)).ifWritten(written);
  }

  private List<Path> destinations() throws UsageException {
    List<Destination> all = new ArrayList<>(output.files());
    output.out().ifPresent(file -> all.add(new Destination("-out", file)));
    if (output.isDryRun()) {
      OutputFiles.check(Optional.empty(), all, context().services());
      return List.of();
    }
    return OutputFiles.reports(all, List.of());
  }

  private Format format(Path file) {
    return output.out().filter(file::equals).isPresent()
        ? Formats.byName("json").orElseThrow()
        : OutputOptions.format(file).orElseThrow();
  }
}
