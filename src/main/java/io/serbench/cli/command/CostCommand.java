package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.HeapCost;
import io.serbench.check.MemoryCost;
import io.serbench.check.StartupCost;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.option.Values;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a check whose answers are numbers. */
abstract class CostCommand extends CheckCommand {
  @Mixin private RowOptions.Breadth breadth;

  @Command(optionListHeading = Options.MEASURING)
  static final class ForkOptions extends Options {
    /** The number of forks of each row. */
    private static final int USUAL = 5;

    @Range(min = 1, max = 1_000)
    @Option(names = "-forks", description = "fresh JVMs per row; default: " + USUAL)
    private Optional<Integer> forks = Optional.empty();

    int count() {
      return forks.orElse(USUAL);
    }
  }

  abstract Check check();

  @Override
  final Check check(RunRequest request) {
    RowOptions.idle(request.matrix());
    return check();
  }

  @Override
  Map<String, Map<String, String>> glossary() {
    return glossary("Columns:", check().kind().metrics(), Metric::id, Metric::meaning);
  }

  @Override
  List<Row> rows() {
    Catalog catalog = catalog(jvm);
    List<Row> selected = rows.select(catalog, console());
    return rows.given().isEmpty() ? breadth.in(selected, catalog) : selected;
  }

  @Override
  List<Variant> variants(List<Row> selected) {
    return jvm.variants(services().launchers());
  }

  @Override
  List<Labelled> facts(RunRequest request) {
    Stream<String> data = request.matrix().datasets().stream().map(DatasetSource::name).distinct();
    List<Labelled> facts = new ArrayList<>();
    facts.add(jvms(request));
    facts.add(new Labelled("Data", data.collect(Collectors.joining(", "))));
    facts.addAll(check().facts(request));
    return facts;
  }

  @Options.Without("-transport")
  @Command(name = "startup", description = "measures a cold start, and how soon calls are fast")
  static final class Startup extends CostCommand {
    @Mixin private DataOptions data;

    @Options.Heading(Options.MEASURING)
    @Option(
        names = "-aot",
        description = "also from an AOT cache (JDK 25) or a CDS archive of a training run")
    private boolean caches;

    @Options.Heading(Options.MEASURING)
    @Options.Range(max = 10)
    @Option(
        names = "-budget",
        description =
            "how long each fork makes calls after the first; default: "
                + StartupCost.BUDGET_MILLIS
                + "ms")
    private Optional<Duration> budget = Optional.empty();

    @Mixin private ForkOptions forks;

    @Override
    List<DatasetSource> datasets(long drawn) {
      List<DatasetSource> selected = datasets(data, jvm, drawn);
      // Several sources of one name are forms of one data set.
      if (selected.stream().map(DatasetSource::name).distinct().count() > 1) {
        throw new UsageException(
            "-data: expected one data set to start with, found several; pass one");
      }
      return selected;
    }

    @Override
    StartupCost check() {
      int millis =
          budget
              .map(time -> (int) Math.ceil(time.toNanos() / 1e6))
              .orElse(StartupCost.BUDGET_MILLIS);
      return new StartupCost(millis, forks.count(), caches);
    }
  }

  @Command(name = "memory", description = "measures the memory that a row keeps between calls")
  static final class Memory extends CostCommand {
    /** The small message, whose family is also that of the large one. */
    @Options.Heading(Options.ROWS)
    @Option(
        names = "-data",
        paramLabel = "NAME",
        converter = Small.class,
        description = "the small message: {words}; default: media-list")
    private String small = Small.NAMES.get(0);

    @Mixin private ForkOptions forks;

    /** Data sets of families that have values of any size. */
    private static final class Small extends Values.OneWord {
      private static final List<String> NAMES = List.of("media-list", "users.1k", "clients.1k");

      Small() {
        super(NAMES);
      }
    }

    @Override
    List<String> preset() {
      return DataOptions.withoutData(super.preset()); // They have no large message.
    }

    @Override
    List<DatasetSource> datasets(long drawn) {
      return List.of(Datasets.all().embedded(small).orElseThrow().source());
    }

    @Override
    MemoryCost check() {
      // About 10 MB of JSON.
      String large = Datasets.family(small) + ".10M";
      return new MemoryCost(Datasets.all().drawn(large).orElseThrow(), forks.count());
    }
  }

  @Options.UsualData("media-list.10M")
  @Command(name = "heap", description = "finds the smallest heap for a large value or a stream")
  static final class Heap extends CostCommand {
    @Mixin private DataOptions data;

    @Override
    List<DatasetSource> datasets(long drawn) {
      List<DatasetSource> selected = datasets(data, jvm, drawn);
      if (data.chosen()) {
        return selected;
      }
      // Nearly all rows carry this type. A stream of small values has about as many bytes.
      return List.of(
          usages().get(0).transport() == Transport.STREAM
              ? Datasets.all().embedded("media-list").orElseThrow().source()
              : Datasets.all().drawn("media-list.10M").orElseThrow());
    }

    @Override
    List<Usage> usages() {
      List<Usage> usages = data.usages();
      Usage usage = usages.get(0);
      boolean stream = usage.transport() == Transport.STREAM;
      if (usages.size() > 1 || !(stream || usage.transport() == Transport.ARRAY)) {
        throw new UsageException("-transport: heap takes array or stream; pass one of them");
      }
      return stream ? List.of(HeapCost.stream(usage.items())) : usages;
    }

    @Override
    HeapCost check() {
      return new HeapCost();
    }
  }
}
