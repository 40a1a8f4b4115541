package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.check.FreshForks.Fork;
import io.serbench.check.HeapSearch;
import io.serbench.check.HeapSearch.Need;
import io.serbench.check.Trial;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.MeasuringOptions.Crew;
import io.serbench.cli.option.TransportOptions;
import io.serbench.cli.work.Context;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Measures which heap rows need for large values. */
@Command(name = "heap", description = "finds the smallest heap for a large value or a stream")
final class HeapCommand extends FreshForksCommand<Need> {
  private static final double KB = 1000;
  private static final double MIB = 1 << 20;

  /** Of a type that nearly all rows carry, about 10 MB of JSON. */
  private static final String LARGE = "media-list.10M";

  /** What a stream carries unless -items says otherwise; about as many bytes as the large value. */
  private static final String ON_A_STREAM = "media-list";

  private static final int VALUES = 4000;

  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Mixin private DataOptions data;
  @Mixin private TransportOptions transports;

  HeapCommand(Context context) {
    super(context);
  }

  @Override
  List<String> preset() throws UsageException {
    List<String> preset = super.preset();
    return files.isEmpty() ? preset : DataOptions.withoutData(preset);
  }

  @Override
  List<DatasetSource> datasets(ClassPathOptions added, long drawn) throws UsageException {
    List<DatasetSource> selected =
        data.select(
            dataFiles(files),
            transports.hasStream(),
            context().services().datasets(),
            added.classPath(),
            context().console()::note,
            drawn);
    return data.chosen() || !files.isEmpty()
        ? selected
        : List.of(usual(usages().get(0).transport()));
  }

  private DatasetSource usual(Transport transport) {
    Datasets datasets = context().services().datasets();
    return transport == Transport.STREAM
        ? datasets.embedded(ON_A_STREAM).orElseThrow().source()
        : datasets.drawn(LARGE).orElseThrow();
  }

  @Override
  List<Usage> usages() throws UsageException {
    List<Usage> usages = transports.usages(data.own().items(), List.of(Crew.ALONE), false);
    Usage usage = usages.get(0);
    if (usages.size() == 1 && usage.transport() == Transport.ARRAY) {
      return usages;
    }
    if (usages.size() == 1 && usage.transport() == Transport.STREAM) {
      OptionalInt items = OptionalInt.of(usage.items().orElse(VALUES));
      return List.of(new Usage(Transport.STREAM, items, 1, false));
    }
    throw new UsageException("-transport: heap takes array or stream; pass one of them");
  }

  @Override
  Trial<Fork<Need>> trial() {
    return context().services().heapSearch();
  }

  @Override
  String forks(long seed) {
    return "as many per row as the search takes, one at a time";
  }

  /** Those of smaller data sets have shorter names: {@code users.1M}, {@code users.10M}. */
  @Override
  Comparator<String> order() {
    return Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());
  }

  @Override
  String title() {
    return "Smallest heap";
  }

  @Override
  List<Labelled> facts() throws UsageException {
    Usage usage = usages().get(0);
    return List.of(
        new Labelled(
            "Message",
            usage.transport() == Transport.STREAM
                ? "a stream of " + usage.items().orElse(VALUES) + " values, in a file"
                : "one value, as a byte array"),
        new Labelled(
            "Heap",
            "serial collector, %d MiB for new objects; heap.min is found to %d MiB or %d %%"
                .formatted(HeapSearch.STEP, HeapSearch.STEP, HeapSearch.PERCENT)));
  }

  @Override
  List<Metric> metrics() {
    return Metrics.FITTING;
  }

  @Override
  Map<Metric, List<Double>> values(Row row, List<Need> searches) {
    Map<Metric, List<Double>> values = new LinkedHashMap<>();
    put(values, Metrics.LARGE_MESSAGE, searches, need -> need.message() / KB);
    put(values, Metrics.HEAP_HELD, searches, need -> need.held() / MIB);
    put(values, Metrics.HEAP_MIN, searches, Need::heap);
    List<Need> large =
        searches.stream().filter(need -> need.message() >= 2 * HeapSearch.STEP * MIB).toList();
    put(values, Metrics.HEAP_X, large, need -> (need.heap() * MIB - need.held()) / need.message());
    return values;
  }

  private static void put(
      Map<Metric, List<Double>> values,
      Metric metric,
      List<Need> searches,
      ToDoubleFunction<Need> value) {
    values.put(metric, searches.stream().map(value::applyAsDouble).toList());
  }

  @Override
  Optional<String> caveat(List<Need> searches) {
    return Optional.empty();
  }
}
