package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.measure.Timing;
import io.serbench.process.JvmChoice;
import io.serbench.report.Column;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.run.Matrix;
import io.serbench.run.Method;
import io.serbench.run.RunRequest;
import io.serbench.run.Share;
import io.serbench.run.Stopping;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Makes the request for a run or a verification out of a command line. */
final class Requests {
  static final long DEFAULT_TIMEOUT_SECONDS = 120;

  private static final int MOST_ITERATIONS = 1_000_000_000;
  private static final long HOUR_IN_MILLIS = 3_600_000;
  private static final long DAY_IN_SECONDS = 86_400;
  private static final int MOST_IDLE_NAMED = 10;

  private final Services services;
  private final PrintWriter err;
  private final List<String> notes = new ArrayList<>();

  Requests(Services services, PrintWriter err) {
    this.services = services;
    this.err = err;
  }

  /** What the user should know of a request that was made, one line each: what has no effect. */
  List<String> notes() {
    return List.copyOf(notes);
  }

  /** The request. Rows that are asked for in vain are said on {@code err}. */
  RunRequest request(Invocation invocation, List<String> arguments) throws UsageException {
    Values values = new Values(invocation);
    Measuring measuring = Measuring.of(invocation, values);
    OptionalLong iterations = values.number(Option.ITERATIONS, 1, MOST_ITERATIONS);
    OptionalLong testRunMillis = values.number(Option.TEST_RUN_MILLIS, 1, HOUR_IN_MILLIS);
    OptionalLong warmupMillis = values.number(Option.WARMUP_TIME, 0, HOUR_IN_MILLIS);
    OptionalLong seed = values.number(Option.SEED, Long.MIN_VALUE, Long.MAX_VALUE);
    OptionalLong timeout = values.number(Option.TIMEOUT, 1, DAY_IN_SECONDS);
    Optional<Path> jvm = JavaProgram.program(invocation);
    List<String> jvmArgs = JavaProgram.arguments(invocation);
    UserClassPath classPath = UserJars.of(invocation);
    Datasets datasets = services.datasets();
    List<DatasetSource> data = Data.select(invocation, datasets);
    List<Row> rows = Rows.select(invocation, services.catalog(), err);
    List<Usage> usages = Usages.of(invocation, values);
    noteWhatHasNoEffect(invocation, measuring.stopping());
    noteRowsWithoutData(rows, data, usages);
    Timing timing = measuring.preset().timing();
    Share share = measuring.preset().share();
    if (iterations.isPresent()) {
      timing = timing.withFixedBatch(Math.toIntExact(iterations.getAsLong()));
    }
    if (testRunMillis.isPresent()) {
      share = share.withMeasurement(testRunMillis.getAsLong());
    }
    if (warmupMillis.isPresent()) {
      timing = timing.withWarmup(warmupMillis.getAsLong());
    }
    return new RunRequest(
        new Matrix(rows, data, usages, invocation.command() == Command.AA ? 2 : 1),
        new Method(
            measuring.preset(),
            measuring.stopping(),
            timing,
            share,
            OptionalInt.empty(),
            values.noise().orElse(Noise.REJECT),
            phases(values.columns()),
            invocation.has(Option.SKIP_PRE_WARMUP)),
        new JvmChoice(
            jvm, jvmArgs, classPath, Duration.ofSeconds(timeout.orElse(DEFAULT_TIMEOUT_SECONDS))),
        seed.orElseGet(services::seed),
        arguments);
  }

  /** What every run measures, and what the columns ask for beside it. */
  private static List<Phase> phases(List<Column> columns) {
    List<Phase> phases = new ArrayList<>(Phase.DEFAULT);
    for (Column column : columns) {
      column.phase().ifPresent(phases::add);
    }
    return phases;
  }

  private void noteWhatHasNoEffect(Invocation invocation, Stopping stopping) {
    boolean inProcess = stopping.least() == 0;
    if (!inProcess && invocation.has(Option.SKIP_PRE_WARMUP)) {
      notes.add("-skip-pre-warmup is without effect, except with -forks=0");
    }
    if (inProcess) {
      noteUseless(
          invocation, "-forks=0", Option.JVM, Option.JVM_ARGS, Option.CLASSPATH, Option.TIMEOUT);
    }
    if (stopping.least() == stopping.most()) {
      String because = invocation.has(Option.FORKS) ? "-forks" : "-quick";
      noteUseless(invocation, because, Option.PRECISION, Option.BUDGET);
    }
  }

  private void noteUseless(Invocation invocation, String because, Option... useless) {
    for (Option option : useless) {
      if (invocation.has(option)) {
        notes.add(option.spelling() + " is without effect with " + because);
      }
    }
  }

  /** Rows that carry none of the chosen data in none of the chosen usages. */
  private void noteRowsWithoutData(List<Row> rows, List<DatasetSource> data, List<Usage> usages)
      throws UsageException {
    List<String> idle = new ArrayList<>();
    for (Row row : rows) {
      if (!carriesAny(row, data, usages)) {
        String reason =
            row.obstacle(data.get(0).type(), usages.get(0).medium(), usages.get(0).shared())
                .orElse("does not carry these");
        idle.add(row.name() + " does not run: it " + reason);
      }
    }
    if (idle.size() == rows.size()) {
      throw new UsageException(
          "none of these rows runs on these data in this way ("
              + idle.get(0)
              + "); 'serbench list' says which data and media a row takes");
    }
    if (idle.size() <= MOST_IDLE_NAMED) {
      notes.addAll(idle);
    } else {
      notes.add(
          idle.size()
              + " rows do not run on these data in this way; 'serbench verify' with the same"
              + " options says why");
    }
  }

  private static boolean carriesAny(Row row, List<DatasetSource> data, List<Usage> usages) {
    for (DatasetSource each : data) {
      for (Usage usage : usages) {
        if (row.obstacle(each.type(), usage.medium(), usage.shared()).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }
}
