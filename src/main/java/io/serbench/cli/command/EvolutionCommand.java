package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.EvolutionCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.OwnData;
import io.serbench.cli.work.OwnEvolution;
import io.serbench.dataset.DatasetSource;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Tries what rows do when a type changes. */
@Command(
    name = "evolution",
    description = "writes one version of a class, reads another; tries features")
final class EvolutionCommand extends CheckCommand {
  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Mixin private ClassOptions own;
  @Mixin private DataOptions.Seed seed;

  EvolutionCommand(Context context) {
    super(context);
  }

  @Override
  long seed() {
    return seed.seed().orElseGet(super::seed);
  }

  @Override
  List<DatasetSource> datasets(long drawn) throws UsageException {
    if (!files.isEmpty() && !own.hasType()) {
      throw new UsageException(
          "check evolution changes classes; pass -type=CLASS as well, or leave out the file");
    }
    return own.select(
        List.of(),
        dataFiles(files),
        false,
        context().services().datasets(),
        jars.classPath(),
        context().console()::note,
        drawn);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    if (OwnData.isIn(request.matrix())) {
      new OwnData(context()).inspect(request);
      OwnEvolution.of(request).say(context().console());
    }
  }

  @Override
  Check check(RunRequest request) {
    return new EvolutionCheck();
  }
}
