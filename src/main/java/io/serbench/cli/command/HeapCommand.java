package io.serbench.cli.command;

import io.serbench.check.HeapCost;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.TransportOptions;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.report.metric.Metric;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures which heap rows need for large values. */
@Options.UsualData("media-list.10M")
@Command(name = "heap", description = "finds the smallest heap for a large value or a stream")
final class HeapCommand extends CostCommand {
  /** Of a type that nearly all rows carry, about 10 MB of JSON. */
  private static final String LARGE = "media-list.10M";

  /** What a stream carries unless -items says otherwise; about as many bytes as the large value. */
  private static final String ON_A_STREAM = "media-list";

  @Mixin private DataOptions data;
  @Mixin private TransportOptions transports;

  @Override
  List<DatasetSource> datasets(long drawn) throws UsageException {
    List<DatasetSource> selected = datasets(data, transports.hasStream(), jvm, drawn);
    return data.chosen() ? selected : List.of(usual(usages().get(0).transport()));
  }

  private DatasetSource usual(Transport transport) {
    Datasets datasets = services().datasets();
    return transport == Transport.STREAM
        ? datasets.embedded(ON_A_STREAM).orElseThrow().source()
        : datasets.drawn(LARGE).orElseThrow();
  }

  @Override
  List<Usage> usages() throws UsageException {
    List<Usage> usages = transports.usages(data.items(), List.of(ThreadCount.ALONE), false);
    Usage usage = usages.get(0);
    if (usages.size() == 1 && usage.transport() == Transport.ARRAY) {
      return usages;
    }
    if (usages.size() == 1 && usage.transport() == Transport.STREAM) {
      return List.of(HeapCost.stream(usage.items()));
    }
    throw new UsageException("-transport: heap takes array or stream; pass one of them");
  }

  @Override
  HeapCost check(RunRequest request) {
    return new HeapCost();
  }

  @Override
  List<Metric> metrics() {
    return new HeapCost().metrics();
  }
}
