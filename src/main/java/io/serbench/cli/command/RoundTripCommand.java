package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.RoundTripCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.cli.option.TransportOptions;
import io.serbench.cli.work.IdleRows;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks round trips; of data of the user's, which rows carry them. */
@Command(name = "roundtrip", description = "checks that objects survive a round trip; no timing")
final class RoundTripCommand extends DataCheckCommand {
  @Mixin private TransportOptions transports;

  @Override
  boolean streams() throws UsageException {
    return transports.hasStream();
  }

  @Override
  List<Usage> usages() throws UsageException {
    return transports.usages(data.items(), Set.of(ThreadCount.ALONE), false);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    super.prepare(request);
    IdleRows.refuseAll(request.matrix());
  }

  @Override
  Check check(RunRequest request) {
    Set<String> workloads = new LinkedHashSet<>();
    for (DatasetSource dataset : request.matrix().datasets()) {
      for (Usage usage : request.matrix().usages()) {
        workloads.add(usage.label(dataset.name()));
      }
    }
    return new RoundTripCheck(
        workloads, !OwnData.isIn(request.matrix()) || !rows.given().isEmpty());
  }
}
