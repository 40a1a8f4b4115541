package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.JdkCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Data;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.TransportOptions;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tries what becomes of rows where {@code sun.misc.Unsafe} is denied. */
@Options.UsualData("one per family")
@Command(
    name = "jdk",
    description = "finds the rows that need sun.misc.Unsafe, which later JDKs deny")
final class JdkCommand extends DataCheckCommand {
  @Mixin private TransportOptions transports;

  @Override
  JvmChoice jvm() throws UsageException {
    return jvm.newest();
  }

  @Override
  Optional<List<DatasetSource>> usual() {
    return Optional.of(Data.firstOfEachFamily(services().datasets()));
  }

  @Override
  boolean streams() throws UsageException {
    return transports.hasStream();
  }

  @Override
  List<Usage> usages() throws UsageException {
    return transports.chosen() || data.items().isPresent()
        ? transports.usages(data.items(), Set.of(ThreadCount.ALONE), false)
        : Stream.of(Transport.values()).map(Usage::over).toList();
  }

  @Override
  Check check(RunRequest request) {
    return new JdkCheck();
  }
}
