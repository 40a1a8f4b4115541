package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.process.JvmChoice;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks round trips, and prints a line for each row and data set as soon as it is known; of data
 * of the user's, a {@link FitReport}.
 */
final class VerifyCommand extends Command {
  private final Operands<Path> files = takes(Data.files());
  private final RowOptions rows = takes(new RowOptions());
  private final DataOptions data = takes(new DataOptions());
  private final SeedOptions seed = takes(new SeedOptions());
  private final TrialOptions trial = takes(new TrialOptions());
  private final JvmOptions jvm = takes(new JvmOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());

  VerifyCommand() {
    super("verify", "checks that rows give back what they got; measures nothing");
  }

  @Override
  List<String> preset() throws UsageException {
    refuseContradictions();
    List<String> preset = rows.preset();
    if (trial.bringsData()) {
      return data.without(preset);
    }
    return files.values().isEmpty() ? preset : data.withoutData(preset);
  }

  @Override
  List<HelpBlock> helpBlocks() {
    return List.of(HelpBlock.verdicts(), HelpBlock.fits(), HelpBlock.outlooks());
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    List<Row> selected = rows.select(jars.catalog(context.services(), jvm), context.console());
    long drawn = seed.seed().orElseGet(context.services()::seed);
    Matrix matrix =
        new Matrix(selected, datasets(context, drawn), usages(), List.of(Variant.usual(jvm())));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(NoiseOptions.DEFAULT, Phase.DEFAULT),
            drawn,
            context.arguments());
    if (trial.evolution()) {
      return new EvolutionReport(context).execute(request);
    }
    if (trial.types()) {
      return new TypesReport(context).execute(request);
    }
    new OwnData(context).inspect(request);
    if (trial.future()) {
      return new FutureReport(context).execute(request);
    }
    IdleRows.refuseAll(matrix);
    return OwnData.isIn(matrix)
        ? new FitReport(context).execute(request, rows.areGiven())
        : verify(request, context);
  }

  private List<DatasetSource> datasets(Context context, long drawn) throws UsageException {
    Datasets all = context.services().datasets();
    return trial.future() && !data.chosen() && files.values().isEmpty()
        ? Data.firstOfEachFamily(all)
        : data.select(files.values(), context, drawn);
  }

  private List<Usage> usages() throws UsageException {
    return trial.future() && !data.travelChosen()
        ? Stream.of(Transport.values()).map(Usage::over).toList()
        : data.usages(new ThreadOptions());
  }

  private JvmChoice jvm() throws UsageException {
    return trial.future() ? jvm.newest(jars.classPath()) : jvm.choice(jars.classPath());
  }

  private static ExitCode verify(RunRequest request, Context context) {
    VerificationLines lines = new VerificationLines(request.matrix(), context.console());
    List<Verification> results =
        context.interruption().guard(context.services().verifier(), request, lines::print);
    return ExitCode.failed(
        results.stream().anyMatch(result -> result.status() == Verification.Finding.ERROR));
  }

  private void refuseContradictions() throws UsageException {
    Optional<String> asked = trial.asked();
    if (asked.isEmpty() || !trial.bringsData()) {
      return;
    }
    for (Option<?> option : data.all()) {
      if (option.given()) {
        throw new UsageException(
            asked.get() + " has data of its own, over byte arrays; leave out " + option.name());
      }
    }
    if (!files.values().isEmpty()) {
      throw new UsageException(asked.get() + " has data of its own; leave out the file");
    }
  }
}
