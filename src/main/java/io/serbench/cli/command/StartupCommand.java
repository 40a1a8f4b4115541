package io.serbench.cli.command;

import io.serbench.check.StartupCost;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.Values;
import io.serbench.dataset.DatasetSource;
import io.serbench.report.metric.Metric;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how rows start in a cold JVM. */
@Command(name = "startup", description = "measures a cold start, and how soon calls are fast")
final class StartupCommand extends CostCommand {
  @Mixin private DataOptions data;
  @Mixin private Caches caches;
  @Mixin private Forks forks;

  /** From what JVMs start. */
  @Command(optionListHeading = Options.MEASURING)
  private static final class Caches extends Options {
    @Option(
        names = "-aot",
        description = "also from an AOT cache (JDK 25) or a CDS archive of a training run")
    private boolean asked;

    @Range(max = 10)
    @Option(
        names = "-budget",
        paramLabel = "TIME",
        converter = Values.Seconds.class,
        description = "how long each fork makes calls after the first; default: 600ms")
    private Optional<Double> budget = Optional.empty();
  }

  @Override
  List<DatasetSource> datasets(long drawn) throws UsageException {
    List<DatasetSource> selected = datasets(data, false, jvm, drawn);
    // Those of one name are one data set in several forms.
    if (selected.stream().map(DatasetSource::name).distinct().count() > 1) {
      throw new UsageException(
          "-data: expected one data set to start with, found several; pass one");
    }
    return selected;
  }

  @Override
  StartupCost check(RunRequest request) {
    return check();
  }

  private StartupCost check() {
    int budget =
        caches
            .budget
            .map(seconds -> (int) Math.ceil(seconds * 1000))
            .orElse(StartupCost.BUDGET_MILLIS);
    return new StartupCost(budget, forks.count(), caches.asked);
  }

  @Override
  List<Metric> metrics() {
    return check().metrics();
  }
}
