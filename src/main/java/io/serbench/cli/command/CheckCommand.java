package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.OutputFiles;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.report.block.Block.Labelled;
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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;

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

  /** Returns how rows are tried, as far as a reader of numbers needs to know. */
  List<Labelled> facts(RunRequest request) throws UsageException {
    return List.of();
  }

  /** From what all that is random is drawn. */
  long seed() {
    return context().services().seed();
  }

  /** Refuses what cannot be tried, even where nothing is to be tried. */
  void refuse(RunRequest request) throws UsageException {}

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
    List<Row> selected = rows();
    long drawn = seed();
    Matrix matrix = new Matrix(selected, datasets(drawn), usages(), variants(selected));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context().arguments());
    refuse(request);
    List<Path> copies = destinations();
    if (output.isDryRun()) {
      int width = context().services().columns().orElse(Integer.MAX_VALUE);
      context().console().text(DryRun.ofTrial(Plan.of(request), facts(request), width));
      return ExitCode.OK;
    }
    prepare(request);
    Check check = check(request);
    List<String> names = selected.stream().map(Row::name).toList();
    CheckReport report = new CheckReport(context(), check, names, output.wanted(), facts(request));
    Optional<Comparator<Observed>> order = Optional.empty();
    if (output.sort().isPresent()) {
      order = Optional.of(report.order(output.sort().get()));
    }
    List<Observed> all = report.execute(request, order);
    boolean written = true;
    for (Path file : copies) {
      written &= OutputFiles.write(file, report.as(format(file), all), context());
    }
    finish();
    return ExitCode.failed(check.failed(all)).ifWritten(written);
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
