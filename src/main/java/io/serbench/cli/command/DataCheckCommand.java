package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.JdkCheck;
import io.serbench.check.RoundTripCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.IdleRows;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.process.JvmChoice;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs a check on data that the user may choose. */
abstract class DataCheckCommand extends CheckCommand {
  @Mixin DataOptions data;

  /** Returns the data sets to use where the user chooses none; empty for those of a run. */
  Optional<List<DatasetSource>> usual() {
    return Optional.empty();
  }

  @Override
  List<DatasetSource> datasets(long drawn) throws UsageException {
    List<DatasetSource> selected = datasets(data, jvm, drawn);
    return data.chosen() ? selected : usual().orElse(selected);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    if (data.chosen()) {
      new OwnData(context()).inspect(request);
    }
  }

  @Command(name = "roundtrip", description = "checks that objects survive a round trip; no timing")
  static final class RoundTrip extends DataCheckCommand {

    @Override
    List<Usage> usages() throws UsageException {
      return data.usages();
    }

    @Override
    void refuse(RunRequest request) throws UsageException {
      IdleRows.refuseAll(request.matrix());
    }

    @Override
    Check check(RunRequest request) {
      Set<String> workloads =
          request.matrix().datasets().stream()
              .flatMap(each -> request.matrix().usages().stream().map(to -> to.label(each.name())))
              .collect(Collectors.toCollection(LinkedHashSet::new));
      return new RoundTripCheck(
          workloads, !OwnData.isIn(request.matrix()) || !rows.given().isEmpty());
    }
  }

  /** Finds rows that fail where {@code sun.misc.Unsafe} is denied. */
  @Options.UsualData("one per family")
  @Command(
      name = "jdk",
      description = "finds the rows that need sun.misc.Unsafe, which later JDKs deny")
  static final class Jdk extends DataCheckCommand {

    @Override
    JvmChoice jvm() throws UsageException {
      return jvm.newest();
    }

    @Override
    Optional<List<DatasetSource>> usual() {
      return Optional.of(Datasets.all().smallest());
    }

    @Override
    List<Usage> usages() throws UsageException {
      return data.choosesUsage()
          ? data.usages()
          : Stream.of(Transport.values()).map(Usage::over).toList();
    }

    @Override
    Check check(RunRequest request) {
      return new JdkCheck();
    }
  }

  @Options.Without({"-data", "-transport"})
  @Command(
      name = "evolution",
      description = "writes one version of a class, reads another; tries features")
  static final class Evolution extends DataCheckCommand {
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
}
