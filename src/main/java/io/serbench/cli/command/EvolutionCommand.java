package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.EvolutionCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.run.RunRequest;
import java.util.List;
import picocli.CommandLine.Command;

/** Tries what rows do when a class changes. */
@Options.Without({"-data", "-transport"})
@Command(
    name = "evolution",
    description = "writes one version of a class, reads another; tries features")
final class EvolutionCommand extends DataCheckCommand {
  @Override
  List<DatasetSource> datasets(long drawn) throws UsageException {
    if (!data.files().isEmpty() && !data.hasType()) {
      throw new UsageException(
          "check evolution changes classes; pass -type=CLASS as well, or leave out the file");
    }
    return super.datasets(drawn);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    super.prepare(request);
    if (data.hasType()) {
      OwnData.announceVersions(request, console());
    }
  }

  @Override
  Check check(RunRequest request) {
    return new EvolutionCheck();
  }
}
