package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.MeasuringOptions.Crew;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.option.TransportOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.FitReport;
import io.serbench.cli.work.IdleRows;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Phase;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * Checks round trips, and prints a line for each row and data set as soon as it is known; of data
 * of the user's, which rows carry them.
 */
@Command(
    name = "roundtrip",
    description = "checks that rows return what they got; measures nothing")
final class RoundTripCommand extends Subcommand {
  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Mixin private RowOptions rows;
  @Mixin private DataOptions data;
  @Mixin private TransportOptions transports;
  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private ClassPathOptions jars;

  RoundTripCommand(Context context) {
    super(context);
  }

  @Override
  List<String> preset() throws UsageException {
    return files.isEmpty() ? rows.preset() : DataOptions.withoutData(rows.preset());
  }

  @Override
  ExitCode execute() throws UsageException {
    long drawn = seed.seed().orElseGet(context().services()::seed);
    List<DatasetSource> datasets =
        data.select(
            dataFiles(files),
            transports.hasStream(),
            context().services().datasets(),
            jars.classPath(),
            context().console()::note,
            drawn);
    Matrix matrix =
        new Matrix(
            rows.select(catalog(jars, jvm), context().console()::warn),
            datasets,
            transports.usages(data.own().items(), Set.of(Crew.ALONE), false),
            List.of(Variant.usual(jvm.choice(jars.classPath()))));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context().arguments());
    new OwnData(context()).inspect(request);
    IdleRows.refuseAll(matrix);
    FitReport report = new FitReport(context());
    return OwnData.isIn(matrix)
        ? report.execute(request, !rows.given().isEmpty())
        : report.lines(request);
  }
}
