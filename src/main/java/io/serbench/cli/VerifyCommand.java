package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.check.Verifier;
import io.serbench.result.Phase;
import io.serbench.run.Matrix;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Checks round trips, and prints a line for each row and data set as soon as it is known. */
final class VerifyCommand extends Command {
  private final Operands<Path> files = takes(Data.files());
  private final RowOptions rows = takes(new RowOptions());
  private final DataOptions data = takes(new DataOptions());
  private final EvolutionOptions evolution = takes(new EvolutionOptions());
  private final JvmOptions jvm = takes(new JvmOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());

  VerifyCommand() {
    super("verify", "checks that rows give back what they got; measures nothing");
  }

  @Override
  List<String> preset() throws UsageException {
    refuseContradictions();
    List<String> preset = rows.preset();
    if (evolution.asked()) {
      return data.without(preset);
    }
    return files.values().isEmpty() ? preset : data.withoutData(preset);
  }

  @Override
  List<HelpBlock> helpBlocks() {
    return List.of(HelpBlock.verdicts());
  }

  @Override
  int execute(Context context) throws UsageException {
    List<Row> selected = rows.select(context.services().catalog(), context.console());
    Matrix matrix =
        new Matrix(
            selected,
            data.select(files.values(), context.services().datasets()),
            data.usages(new ThreadOptions()),
            List.of(Variant.usual(jvm.choice(jars.classPath()))));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(NoiseOptions.DEFAULT, Phase.DEFAULT),
            context.services().seed(),
            context.arguments(),
            Optional.empty());
    if (evolution.asked()) {
      return new EvolutionReport(context).execute(request);
    }
    IdleRows.notes(matrix).forEach(context.console()::note);
    return verify(request, context);
  }

  private static int verify(RunRequest request, Context context) {
    Verifier verifier = context.services().verifier();
    VerificationLines lines = new VerificationLines(request.matrix(), context.console());
    List<Verification> results =
        Interruption.guard(() -> verifier.verify(request, lines::print), verifier::interrupt);
    boolean failures =
        results.stream().anyMatch(result -> result.status() == Verification.Status.ERROR);
    return failures ? ExitCode.FAILED_ROWS : ExitCode.OK;
  }

  private void refuseContradictions() throws UsageException {
    if (!evolution.asked()) {
      return;
    }
    for (Option<?> option : data.all()) {
      if (option.given()) {
        throw new UsageException(
            "-evolution has data of its own, over byte arrays; leave out " + option.name());
      }
    }
    if (!files.values().isEmpty()) {
      throw new UsageException("-evolution has data of its own; leave out the file");
    }
  }
}
