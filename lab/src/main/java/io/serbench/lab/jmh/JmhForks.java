package io.serbench.lab.jmh;

import io.serbench.lab.jmh.JmhFork.Iteration;
import io.serbench.lab.jmh.WitnessReadings.Reading;
import io.serbench.result.JvmInfo;
import io.serbench.result.Phase;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs {@link RowBenchmark} under JMH, one fork at a time, on the JVM that serbench measures. */
final class JmhForks implements JmhLauncher {
  private final JvmInfo jvm;
  private final OutputFormat log;

  /**
   * Creates a launcher for one run.
   *
   * @param jvm the JVM of serbench's forks
   * @param log receives what JMH prints
   */
  JmhForks(JvmInfo jvm, PrintStream log) {
    this.jvm = jvm;
    this.log = OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The annotations of the benchmark set the lengths of its iterations. The only work of JMH's
   * garbage collection profiler here is to read the collectors' running totals before and after
   * each iteration.
   */
  @Override
  public JmhFork run(String row, String dataset, Phase phase, int number, List<String> rowOptions)
      throws RunnerException {
    String benchmark = RowBenchmark.class.getName() + "." + phase.label();
    Path readings = readingsFile();
    var options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(benchmark) + "$")
            .param("row", row)
            .param("dataset", dataset)
            .forks(1)
            .jvm(Path.of(jvm.home(), "bin", "java").toString())
            .jvmArgs(options(jvm.flags(), rowOptions).toArray(String[]::new))
            .jvmArgsAppend("-D" + WitnessReadings.FILE + "=" + readings)
            .addProfiler(GCProfiler.class, "alloc=false")
            .shouldFailOnError(true)
            .build();
    Collection<RunResult> results = new Runner(options, log).run();
    return new JmhFork(row, dataset, phase, number, iterations(results, readings));
  }

  private static Path readingsFile() {
    try {
      Path file = Files.createTempFile("serbench-jmh", ".json");
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the options of serbench's fork, without its compile commands. They name serbench's own
   * black hole, whereas JMH brings its own.
   */
  static List<String> options(List<String> everyRow, List<String> thisRow) {
    List<String> options = new ArrayList<>(thisRow);
    everyRow.stream()
        .filter(option -> !option.startsWith("-XX:CompileCommand="))
        .forEach(options::add);
    return options;
  }

  private static List<Iteration> iterations(Collection<RunResult> results, Path readings) {
    List<IterationResult> measured =
        results.stream()
            .flatMap(result -> result.getBenchmarkResults().stream())
            .flatMap(result -> result.getIterationResults().stream())
            .toList();
    List<Iteration> iterations = new ArrayList<>();
    try {
      for (Reading reading : WitnessReadings.last(measured.size(), readings)) {
        iterations.add(iteration(measured.get(iterations.size()), reading));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("JMH's process left no readings of the witness", e);
    }
    return iterations;
  }

  private static Iteration iteration(IterationResult result, Reading reading) {
    // The profiler omits the time if there was none.
    double collectionMillis =
        result.getRawSecondaryResults().get("gc.time").stream()
            .mapToDouble(time -> time.getScore())
            .sum();
    return new Iteration(
        result.getPrimaryResult().getScore(),
        result.getMetadata().getMeasuredOps(),
        collectionMillis,
        Math.max(reading.before(), reading.after()));
  }
}
