package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.check.FreshForks;
import io.serbench.check.FreshForks.Fork;
import io.serbench.check.Trial;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.Values;
import io.serbench.cli.work.Context;
import io.serbench.dataset.DataType;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.Kept;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures which memory rows keep. */
@Command(name = "memory", description = "measures the memory that a row keeps between calls")
final class MemoryCommand extends FreshForksCommand<Kept> {
  private static final double BYTES = 1000;

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
  private static final class Small extends Values.OneOf<String> {
    private static final List<String> NAMES = List.of("media-list", "users.1k", "clients.1k");

    Small() {
      super(NAMES, name -> Optional.of(name).filter(NAMES::contains));
    }
  }

  MemoryCommand(Context context) {
    super(context);
  }

  /** A suite names data that have no large message. */
  @Override
  List<String> preset() throws UsageException {
    return DataOptions.withoutData(super.preset());
  }

  private DatasetSource source(String name) {
    String family = Datasets.family(name);
    DataType<?> type = context().services().datasets().type(family).orElseThrow();
    return DatasetSource.embedded(name, type);
  }

  private String small() {
    return messages.small.orElse(Small.NAMES.get(0));
  }

  private String large() {
    return Datasets.family(small()) + LARGE;
  }

  @Override
  List<DatasetSource> datasets(ClassPathOptions added, long drawn) throws UsageException {
    return List.of(source(small()));
  }

  @Override
  Trial<Fork<Kept>> trial() {
    DatasetSource large = source(large()).packed();
    FreshForks.Keeping probe =
        new FreshForks.Keeping(new DatasetRecipe(large.name(), large.recipe()));
    return context().services().freshForks(probe, forks.count(), false);
  }

  @Override
  String forks(long drawn) {
    return forks.said(drawn);
  }

  @Override
  String title() {
    return "Memory kept";
  }

  @Override
  List<Labelled> facts() {
    return List.of(new Labelled("Large message", large()));
  }

  @Override
  List<Metric> metrics() {
    return Metrics.KEEPING;
  }

  @Override
  Map<Metric, List<Double>> values(Row row, List<Kept> forks) {
    Map<Metric, List<Double>> values = new LinkedHashMap<>();
    values.put(Metrics.KEPT, forks.stream().map(fork -> fork.small() / BYTES).toList());
    put(values, Metrics.LARGE_MESSAGE, forks, Kept.Large::message);
    put(values, Metrics.KEPT_LARGE, forks, Kept.Large::kept);
    put(values, Metrics.KEPT_AFTER, forks, Kept.Large::after);
    put(values, Metrics.KEPT_BUFFERS, forks, Kept.Large::buffers);
    return values;
  }

  private static void put(
      Map<Metric, List<Double>> values,
      Metric metric,
      List<Kept> forks,
      ToDoubleFunction<Kept.Large> value) {
    values.put(
        metric,
        forks.stream()
            .flatMap(fork -> fork.large().stream())
            .map(large -> value.applyAsDouble(large) / BYTES)
            .toList());
  }

  @Override
  Optional<String> caveat(List<Kept> forks) {
    return Optional.empty();
  }

  @Override
  String remark(List<Kept> forks) {
    return forks.stream()
        .map(Kept::refusal)
        .filter(refusal -> !refusal.isEmpty())
        .findFirst()
        .map(refusal -> "carries no such message; " + refusal)
        .orElse("");
  }
}
