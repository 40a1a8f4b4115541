package io.serbench.report.format;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.serbench.report.Report;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Result files for viewers of JMH results, as JMH's JSONResultFormat writes them. Each time of each
 * cell is a benchmark of the class {@code serbench.TIME}. The raw data are the means of the forks,
 * from which scores and errors are computed. Where virtual threads run, these times are those of
 * one platform thread; the throughput of the virtual threads is left out, because it is not a time.
 */
final class JmhJsonFormat extends OutputFormat {
  /** Describes adaptive iterations in words, as JMH does where it has no number. */
  private static final Iterations ADAPTIVE =
      new Iterations(1, "until steady", 1, 1, "until precise", 1);

  JmhJsonFormat() {
    super("jmh-json", ".jmh.json", "\\[ (?:\\]\\s*\\z|\\{\\s*\"jmhVersion\" : \"serbench )");
  }

  @Override
  public String write(List<Report> reports) {
    List<Benchmark> benchmarks = new ArrayList<>();
    for (Report report : reports) {
      // Viewers find a benchmark in another run by its parameters, which a path would change.
      String file = reports.size() > 1 ? report.source() : "";
      for (CellSummary cell : report.cells()) {
        for (Metric metric : Metrics.ALL) {
          if (!metric.forks(cell).isEmpty()) {
            benchmarks.add(benchmark(report, file, cell, metric));
          }
        }
      }
    }
    return new Json(Digits.EXACT, "\"NaN\"").lines(benchmarks);
  }

  private static Benchmark benchmark(Report report, String file, CellSummary cell, Metric time) {
    JvmInfo jvm = report.run().environment().jvm();
    JvmBuild build = jvm.build();
    // Viewers take the text after the last dot for the method.
    String method = cell.name().replace('.', '_');
    return new Benchmark(
        new Identity(
            "serbench " + report.run().serbench(),
            "serbench." + time.id() + "." + method,
            "avgt",
            cell.usage().timedThreads(),
            cell.trust().forks()),
        new Jvm(jvm.home(), jvm.options(), build.version(), build.name(), build.version()),
        ADAPTIVE,
        new Params(cell.workload().describe(), file),
        score(time, time.value(cell).orElseThrow(), time.forks(cell)),
        new SecondaryMetrics(
            Metrics.find(Metrics.ALL, "alloc." + time.id())
                .flatMap(metric -> counted(cell, metric)),
            counted(cell, Metrics.SIZE)));
  }

  private static Optional<Score> counted(CellSummary cell, Metric metric) {
    return metric.value(cell).map(value -> score(metric, value, List.of(value.value())));
  }

  private static Score score(Metric metric, Estimate value, List<Double> forks) {
    return new Score(
        value.value(),
        value.halfWidth(),
        List.of(value.low(), value.high()),
        new Percentiles(Collections.min(forks), Collections.max(forks)),
        metric.unit().symbol(),
        forks.stream().map(List::of).toList());
  }

  private record Benchmark(
      @JsonUnwrapped Identity identity,
      @JsonUnwrapped Jvm jvm,
      @JsonUnwrapped Iterations iterations,
      Params params,
      Score primaryMetric,
      SecondaryMetrics secondaryMetrics) {}

  private record Identity(
      String jmhVersion, String benchmark, String mode, int threads, int forks) {}

  private record Jvm(
      String jvm, List<String> jvmArgs, String jdkVersion, String vmName, String vmVersion) {}

  private record Iterations(
      int warmupIterations,
      String warmupTime,
      int warmupBatchSize,
      int measurementIterations,
      String measurementTime,
      int measurementBatchSize) {}

  private record Params(String data, @JsonInclude(JsonInclude.Include.NON_EMPTY) String file) {}

  private record Score(
      double score,
      double scoreError,
      List<Double> scoreConfidence,
      Percentiles scorePercentiles,
      String scoreUnit,
      List<List<Double>> rawData) {}

  private record Percentiles(
      @JsonProperty("0.0") double least, @JsonProperty("100.0") double most) {}

  private record SecondaryMetrics(
      @JsonProperty("gc.alloc.rate.norm") Optional<Score> allocated, Optional<Score> size) {}
}
