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
import io.serbench.dataset.DatasetSource;
import io.serbench.protocol.StartUp;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Footprint;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how rows start in a cold JVM. */
@Command(name = "startup", description = "measures a cold start, and how soon calls are fast")
final class StartCommand extends FreshForksCommand<StartUp> {
  /** With the start of the JVM, five forks take some six seconds a row. */
  private static final int BUDGET_MILLIS = 600;

  private static final double BYTES = 1000;

  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

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

  StartCommand(Context context) {
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
            false,
            context().services().datasets(),
            added.classPath(),
            context().console()::note,
            drawn);
    // Those of one name are one data set in several forms.
    if (selected.stream().map(DatasetSource::name).distinct().count() > 1) {
      throw new UsageException(
          "-data: expected one data set to start with, found several; pass one");
    }
    return selected;
  }

  @Override
  Trial<Fork<StartUp>> trial() {
    FreshForks.Starting probe = new FreshForks.Starting(budget());
    return context().services().freshForks(probe, forks.count(), caches.asked);
  }

  private int budget() {
    return caches.budget.map(seconds -> (int) Math.ceil(seconds * 1000)).orElse(BUDGET_MILLIS);
  }

  @Override
  String forks(long drawn) {
    return forks.said(drawn);
  }

  @Override
  String title() {
    return "Cold start";
  }

  @Override
  List<Labelled> facts() {
    return List.of(
        new Labelled("Budget", budget() + " ms of calls per fork, after the first object"));
  }

  @Override
  List<Metric> metrics() {
    return Metrics.STARTING;
  }

  @Override
  Map<Metric, List<Double>> values(Row row, List<StartUp> forks) {
    Map<Metric, List<Double>> values = new LinkedHashMap<>();
    put(values, Metrics.UP, forks, StartUp::upMillis);
    put(values, Metrics.START, forks, StartUp::millis);
    put(values, Metrics.CLASSES, forks, StartUp::classes);
    put(values, Metrics.METASPACE, forks, fork -> fork.metaspace() / BYTES);
    OptionalLong jars = Footprint.ofThisBuild().bytes(row);
    if (jars.isPresent()) {
      values.put(Metrics.JARS, List.of(jars.getAsLong() / BYTES));
    }
    put(values, Metrics.TO_90, forks, fork -> fork.warming().millis());
    put(values, Metrics.CALLS_TO_90, forks, fork -> fork.warming().calls());
    return values;
  }

  private static void put(
      Map<Metric, List<Double>> values,
      Metric metric,
      List<StartUp> forks,
      ToDoubleFunction<StartUp> value) {
    values.put(metric, forks.stream().map(value::applyAsDouble).toList());
  }

  @Override
  Optional<String> caveat(List<StartUp> forks) {
    long unsteady = forks.stream().filter(fork -> !fork.warming().steady()).count();
    return 2 * unsteady > forks.size()
        ? Optional.of(
            "calls still got faster in the second half of the budget, so to90 may be too small;"
                + " pass a longer -budget")
        : Optional.empty();
  }
}
