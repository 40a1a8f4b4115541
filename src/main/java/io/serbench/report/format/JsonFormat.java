package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the tables say, for programs: {@code runs}, each with its {@code summary}, a cell for each
 * row on each data set with all its metrics. Nobody need recompute them from the samples, which are
 * in the result file.
 */
final class JsonFormat implements Format {
  @Override
  public String name() {
    return "json";
  }

  @Override
  public String suffix() {
    return ".json";
  }

  @Override
  public String write(List<Report> reports) {
    return Json.text(
        out -> {
          out.writeStartObject();
          out.writeArrayFieldStart("runs");
          for (Report report : reports) {
            run(out, report);
          }
          out.writeEndArray();
          out.writeEndObject();
        });
  }

  /** Its numbers, an object for each line. */
  @Override
  public Optional<String> write(Page page) {
    return Optional.of(
        Json.text(
            out -> {
              out.writeStartObject();
              out.writeArrayFieldStart("comparison");
              for (List<Table.Entry> line : page.numbers().lines()) {
                line(out, page.numbers().columns(), line);
              }
              out.writeEndArray();
              out.writeEndObject();
            }));
  }

  private static void line(JsonGenerator out, List<Column> columns, List<Table.Entry> line)
      throws IOException {
    out.writeStartObject();
    for (int i = 0; i < line.size(); i++) {
      String name = columns.get(i).heading();
      if (!(line.get(i) instanceof Table.Value value)) {
        out.writeStringField(name, Entries.text(line.get(i), columns.get(i)));
      } else if (value.measure().hasInterval()) {
        out.writeObjectFieldStart(name);
        Json.number(out, "value", value.measure().value());
        Json.number(out, "low", value.measure().low());
        Json.number(out, "high", value.measure().high());
        out.writeEndObject();
      } else {
        Json.number(out, name, value.measure().value());
      }
    }
    out.writeEndObject();
  }

  private static void run(JsonGenerator out, Report report) throws IOException {
    Run run = report.run();
    out.writeStartObject();
    if (!report.source().isEmpty()) {
      out.writeStringField("file", report.source());
    }
    out.writeStringField("serbench", run.serbench());
    out.writeStringField("started", run.course().started().toString());
    out.writeStringField("ending", run.course().ending().name());
    out.writeStringField("jvm", run.environment().jvm().build().version());
    Optional<String> cpu = run.environment().machine().processor().model();
    if (cpu.isPresent()) {
      out.writeStringField("cpu", cpu.get());
    }
    out.writeStringField("noise", report.noise().name());
    out.writeArrayFieldStart("summary");
    for (MeasuredCell cell : report.cells()) {
      cell(out, report, cell);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void cell(JsonGenerator out, Report report, MeasuredCell cell) throws IOException {
    CellSummary row = cell.row();
    out.writeStartObject();
    out.writeStringField("row", cell.id().row());
    if (cell.id().variant().isPresent()) {
      out.writeStringField("variant", cell.id().variant().get());
    }
    if (row.info().from().isPresent()) {
      out.writeStringField("from", row.info().from().get());
    }
    out.writeStringField("data", row.id().workload().dataset());
    out.writeStringField("transport", row.id().workload().usage().transport().word());
    out.writeNumberField("threads", row.id().workload().usage().threads());
    out.writeBooleanField("shared", row.id().workload().usage().shared());
    out.writeStringField("status", row.status().name());
    if (row.status() != Status.OK) {
      out.writeStringField("cause", row.cause().orElse(""));
    } else {
      out.writeNumberField("forks", row.trust().forks());
      out.writeBooleanField("steady", row.trust().steady());
      out.writeStringField("batches", Batches.of(report, row).word());
      out.writeObjectFieldStart("metrics");
      for (Metric metric : Metrics.ALL) {
        Optional<Measure> value = cell.value(metric);
        if (value.isPresent()) {
          metric(out, metric, value.get());
        }
      }
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  private static void metric(JsonGenerator out, Metric metric, Measure value) throws IOException {
    out.writeObjectFieldStart(metric.id());
    Json.number(out, "value", value.value());
    if (value.hasInterval()) {
      Json.number(out, "low", value.low());
      Json.number(out, "high", value.high());
    }
    out.writeStringField("unit", metric.unit().symbol());
    out.writeStringField("basis", metric.origin().words());
    out.writeStringField("better", metric.better().name().toLowerCase(Locale.ROOT));
    out.writeEndObject();
  }
}
