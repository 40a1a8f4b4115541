package io.serbench.report.format;

import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Result files for viewers of JMH results, as JMH's JSONResultFormat writes them. Each time of each
 * cell is a benchmark of the class {@code serbench.TIME}. The raw data are the means of the forks,
 * from which scores and errors are computed. Where virtual threads run, these times are those of
 * one platform thread; the throughput of the virtual threads is left out, because it is not a time.
 */
final class JmhJsonFormat extends Format {
  JmhJsonFormat() {
    super("jmh-json", ".jmh.json", "\\[ (?:\\]\\s*\\z|\\{\\s*\"jmhVersion\" : \"serbench )");
  }

  @Override
  public String write(List<Report> reports) {
    List<Map<String, Object>> benchmarks = new ArrayList<>();
    for (Report report : reports) {
      for (MeasuredCell cell : report.cells()) {
        for (Metric metric : Metrics.ALL) {
          if (!cell.forks(metric).isEmpty()) {
            benchmarks.add(benchmark(report, cell, metric));
          }
        }
      }
    }
    return new Json(Digits.EXACT, "\"NaN\"").lines(benchmarks);
  }

  private static Map<String, Object> benchmark(Report report, MeasuredCell cell, Metric time) {
    JvmInfo jvm = report.run().environment().jvm();
    JvmBuild build = jvm.build();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("jmhVersion", "serbench " + report.run().serbench());
    // Viewers take the text after the last dot for the method.
    String method = cell.row().name().replace('.', '_');
    fields.put("benchmark", "serbench." + time.id() + "." + method);
    fields.put("mode", "avgt");
    fields.put("threads", cell.usage().timedThreads());
    fields.put("forks", cell.row().trust().forks());
    fields.put("jvm", jvm.home());
    fields.put("jvmArgs", jvm.options());
    fields.put("jdkVersion", build.version());
    fields.put("vmName", build.name());
    fields.put("vmVersion", build.version());
    // Adaptive iterations are described in words, as by JMH where it has no number.
    fields.put("warmupIterations", 1);
    fields.put("warmupTime", "until steady");
    fields.put("warmupBatchSize", 1);
    fields.put("measurementIterations", 1);
    fields.put("measurementTime", "until precise");
    fields.put("measurementBatchSize", 1);
    Map<String, Object> params = new LinkedHashMap<>();
    params.put("data", cell.row().workload().describe());
    if (!report.source().isEmpty()) {
      params.put("file", report.source());
    }
    fields.put("params", params);
    fields.put("primaryMetric", score(time, cell.measure(time), cell.forks(time)));
    Map<String, Object> counted = new LinkedHashMap<>();
    Metrics.find(Metrics.ALL, "alloc." + time.id())
        .ifPresent(metric -> count(counted, "gc.alloc.rate.norm", cell, metric));
    count(counted, "size", cell, Metrics.SIZE);
    fields.put("secondaryMetrics", counted);
    return fields;
  }

  private static void count(
      Map<String, Object> counted, String name, MeasuredCell cell, Metric metric) {
    cell.value(metric)
        .ifPresent(value -> counted.put(name, score(metric, value, List.of(value.value()))));
  }

  private static Map<String, Object> score(Metric metric, Measure value, List<Double> forks) {
    Map<String, Object> score = new LinkedHashMap<>();
    score.put("score", value.value());
    score.put("scoreError", value.halfWidth());
    score.put("scoreConfidence", List.of(value.low(), value.high()));
    Map<String, Double> percentiles = new LinkedHashMap<>();
    percentiles.put("0.0", Collections.min(forks));
    percentiles.put("100.0", Collections.max(forks));
    score.put("scorePercentiles", percentiles);
    score.put("scoreUnit", metric.unit().symbol());
    score.put("rawData", forks.stream().map(List::of).toList());
    return score;
  }
}
