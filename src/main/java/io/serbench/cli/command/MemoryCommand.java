package io.serbench.cli.command;

import io.serbench.check.MemoryCost;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.Values;
import io.serbench.dataset.DataType;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.report.metric.Metric;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures which memory rows keep. */
@Command(name = "memory", description = "measures the memory that a row keeps between calls")
final class MemoryCommand extends CostCommand {
  /** About 10 MB of JSON. */
  private static final String LARGE = ".10M";

  @Mixin private Messages messages;
  @Mixin private Forks forks;

  /** Of which type. */
  @Command(optionListHeading = Options.ROWS)
  private static final class Messages extends Options {
    @Option(
        names = "-data",
        paramLabel = "NAME",
        converter = Small.class,
        completionCandidates = Small.class,
        description = "the small message: ${COMPLETION-CANDIDATES}; default: media-list")
    private Optional<String> small = Optional.empty();
  }

  /** Families whose values can be drawn as large as one likes. */
  private static final class Small extends Values.Word {
    private static final List<String> NAMES = List.of("media-list", "users.1k", "clients.1k");

    Small() {
      super(NAMES);
    }
  }

  /** A suite names data that have no large message. */
  @Override
  List<String> preset() throws UsageException {
    return DataOptions.withoutData(super.preset());
  }

  private DatasetSource source(String name) {
    String family = Datasets.family(name);
    DataType<?> type = services().datasets().type(family).orElseThrow();
    return DatasetSource.embedded(name, type);
  }

  private String small() {
    return messages.small.orElse(Small.NAMES.get(0));
  }

  @Override
  List<DatasetSource> datasets(long drawn) {
    return List.of(source(small()));
  }

  @Override
  MemoryCost check(RunRequest request) {
    return check();
  }

  private MemoryCost check() {
    return new MemoryCost(source(Datasets.family(small()) + LARGE), forks.count());
  }

  @Override
  List<Metric> metrics() {
    return check().metrics();
  }
}
