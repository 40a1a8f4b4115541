package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.JvmInfo;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What JMH's viewers read: a result file as JMH writes it (its JSONResultFormat), each time of each
 * row a benchmark of the class {@code serbench.TIME}. Raw data are the forks' means, which scores
 * and errors are made of. Beside virtual threads, these times are those of one thread of the
 * operating system; what the virtual threads do is no time, and left out.
 */
final class JmhJsonFormat implements Format {
  private static final String NO_NUMBER = "NaN";

  private static final Pattern BEGINNING =
      Pattern.compile("\\A\\[ (?:\\]\\s*\\z|\\{\\s*\"jmhVersion\" : \"serbench )");

  @Override
  public String name() {
    return "jmh-json";
  }

  @Override
  public String suffix() {
    return ".jmh.json";
  }

  @Override
  public boolean writesPages() {
    return false;
  }

  @Override
  public boolean wrote(String beginning) {
    return BEGINNING.matcher(beginning).find();
  }

  @Override
  public String write(List<Report> reports) {
    return Json.text(
        out -> {
          out.writeStartArray();
          for (Report report : reports) {
            for (MeasuredCell cell : report.cells()) {
              for (Metric metric : Metrics.ALL) {
                if (!cell.forks(metric).isEmpty()) {
                  benchmark(out, report, cell, metric);
                }
              }
            }
          }
          out.writeEndArray();
        });
  }

  private static void benchmark(JsonGenerator out, Report report, MeasuredCell cell, Metric time)
      throws IOException {
    JvmInfo jvm = report.run().environment().jvm();
    out.writeStartObject();
    out.writeStringField("jmhVersion", "serbench " + report.run().serbench());
    // Viewers take what follows the last dot for the method.
    String method = cell.row().name().replace('.', '_');
    out.writeStringField("benchmark", "serbench." + time.id() + "." + method);
    out.writeStringField("mode", "avgt");
    out.writeNumberField("threads", cell.row().id().workload().usage().timedThreads());
    out.writeNumberField("forks", cell.row().trust().forks());
    out.writeStringField("jvm", jvm.home());
    Json.texts(out, "jvmArgs", jvm.options());
    out.writeStringField("jdkVersion", jvm.build().version());
    out.writeStringField("vmName", jvm.build().name());
    out.writeStringField("vmVersion", jvm.build().version());
    out.writeNumberField("warmupIterations", 1);
    out.writeStringField("warmupTime", "until steady");
    out.writeNumberField("warmupBatchSize", 1);
    out.writeNumberField("measurementIterations", 1);
    out.writeStringField("measurementTime", "until precise");
    out.writeNumberField("measurementBatchSize", 1);
    out.writeObjectFieldStart("params");
    out.writeStringField("data", cell.row().workload().describe());
    if (!report.source().isEmpty()) {
      out.writeStringField("file", report.source());
    }
    out.writeEndObject();
    out.writeFieldName("primaryMetric");
    score(out, time, cell, cell.forks(time));
    out.writeObjectFieldStart("secondaryMetrics");
    secondary(out, "gc.alloc.rate.norm", Metrics.find("alloc." + time.id()), cell);
    secondary(out, "size", Optional.of(Metrics.SIZE), cell);
    out.writeEndObject();
    out.writeEndObject();
  }

  private static void secondary(
      JsonGenerator out, String name, Optional<Metric> metric, MeasuredCell cell)
      throws IOException {
    Optional<Measure> value = metric.flatMap(cell::value);
    if (value.isPresent()) {
      out.writeFieldName(name);
      score(out, metric.get(), cell, List.of(value.get().value()));
    }
  }

  private static void score(JsonGenerator out, Metric metric, MeasuredCell cell, List<Double> forks)
      throws IOException {
    Measure value = cell.value(metric).orElseThrow();
    out.writeStartObject();
    number(out, "score", value.value());
    number(out, "scoreError", value.halfWidth());
    out.writeArrayFieldStart("scoreConfidence");
    number(out, value.low());
    number(out, value.high());
    out.writeEndArray();
    out.writeObjectFieldStart("scorePercentiles");
    number(out, "0.0", Collections.min(forks));
    number(out, "100.0", Collections.max(forks));
    out.writeEndObject();
    out.writeStringField("scoreUnit", metric.unit().symbol());
    out.writeArrayFieldStart("rawData");
    for (double fork : forks) {
      out.writeStartArray();
      number(out, fork);
      out.writeEndArray();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void number(JsonGenerator out, String field, double value) throws IOException {
    out.writeFieldName(field);
    number(out, value);
  }

  /** As JMH does, a text where there is no number. */
  private static void number(JsonGenerator out, double value) throws IOException {
    if (Double.isFinite(value)) {
      out.writeNumber(Digits.decimal(value));
    } else {
      out.writeString(NO_NUMBER);
    }
  }
}
