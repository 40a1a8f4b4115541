package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.report.FileSummaries;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.statistics.CellSummary;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the tables say, for programs: {@code runs}, each with its {@code summary}, a cell for each
 * row on each data set with all its metrics. Nobody need recompute them from the samples, which are
 * in the result file.
 */
final class JsonFormat implements Format {
  private static final Pattern BEGINNING =
      Pattern.compile(
          "\\A\\{\\s*\"(?:check\":\"|(?:runs\" : \\[ \\{\\s*\"(?:file|serbench)"
              + "|comparison\" : \\[ \\{\\s*\"file)\" : )");

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String suffix() {
    return ".json";
  }

  @Override
  public boolean wrote(String beginning) {
    return BEGINNING.matcher(beginning).find();
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
        out.writeStringField(name, line.get(i).text(columns.get(i)));
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
    out.writeStringField("data", row.id().workload().data());
    out.writeStringField("transport", row.id().workload().usage().transport().word());
    out.writeNumberField("threads", row.id().workload().usage().threads());
    out.writeBooleanField("shared", row.id().workload().usage().shared());
    out.writeBooleanField("virtual", row.id().workload().usage().virtual());
    summary(out, FileSummaries.of(cell, report.noise()));
    out.writeEndObject();
  }

  /** As in result files. */
  private static void summary(JsonGenerator out, Summary summary) throws IOException {
    out.writeStringField("status", summary.status().name());
    if (summary.cause().isPresent()) {
      out.writeStringField("cause", summary.cause().get());
    }
    if (summary.trust().isPresent()) {
      Summary.Grounds trust = summary.trust().get();
      out.writeNumberField("forks", trust.forks());
      out.writeBooleanField("steady", trust.steady());
      out.writeStringField("batches", trust.batches().word());
    }
    if (!summary.metrics().isEmpty()) {
      out.writeObjectFieldStart("metrics");
      for (Map.Entry<String, Summary.Figure> metric : summary.metrics().entrySet()) {
        out.writeObjectFieldStart(metric.getKey());
        value(out, metric.getValue());
        out.writeEndObject();
      }
      out.writeEndObject();
    }
  }

  private static void value(JsonGenerator out, Summary.Figure value) throws IOException {
    Json.number(out, "value", value.value());
    if (value.low().isPresent()) {
      Json.number(out, "low", value.low().getAsDouble());
    }
    if (value.high().isPresent()) {
      Json.number(out, "high", value.high().getAsDouble());
    }
    out.writeStringField("unit", value.unit());
    out.writeStringField("basis", value.basis());
    out.writeStringField("better", value.better());
  }
}
