package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the script of a page works with: metrics, runs, what there is to know of rows, and for each
 * data set of each run its rows with their numbers. What many rows have in common stands once.
 */
final class HtmlData {
  private final List<Report> reports;
  private final HtmlInfos infos = new HtmlInfos();
  private final HtmlNumbers numbers = new HtmlNumbers();

  HtmlData(List<Report> reports) {
    this.reports = reports;
  }

  /** As JSON. */
  String text() {
    return Json.compact(
        out -> {
          out.writeStartObject();
          HtmlWords.metrics(out);
          HtmlWords.features(out);
          runs(out);
          sets(out);
          infos.write(out);
          Json.texts(out, "texts", numbers.texts());
          out.writeEndObject();
        });
  }

  private void runs(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("runs");
    for (Report report : reports) {
      out.writeStartObject();
      Json.line(out, "file", report.source());
      Json.line(out, "jvm", report.run().environment().jvm().build().version());
      out.writeNumberField("feature", report.run().environment().jvm().build().feature());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void sets(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("sets");
    for (int run = 0; run < reports.size(); run++) {
      Report report = reports.get(run);
      Set<Workload> workloads = new LinkedHashSet<>();
      report.cells().forEach(cell -> workloads.add(cell.row().workload()));
      for (Workload workload : workloads) {
        out.writeStartObject();
        out.writeNumberField("run", run);
        Json.line(out, "data", workload.describe());
        out.writeArrayFieldStart("rows");
        for (MeasuredCell cell : report.cells()) {
          if (cell.row().workload().equals(workload)) {
            row(out, report, cell);
          }
        }
        out.writeEndArray();
        out.writeEndObject();
      }
    }
    out.writeEndArray();
  }

  private void row(JsonGenerator out, Report report, MeasuredCell cell) throws IOException {
    CellSummary row = cell.row();
    out.writeStartObject();
    Json.line(out, "name", row.name());
    out.writeStringField("kind", kind(cell));
    out.writeNumberField("info", infos.index(report, cell));
    out.writeStringField("status", row.status().name());
    if (row.status() == Status.OK) {
      numbers.write(out, report, cell);
    } else {
      Json.line(out, "cause", row.cause().orElse(""));
    }
    out.writeEndObject();
    // A line each: who looks into the page finds them, and versions of it can be compared.
    out.writeRaw('\n');
  }

  /** What it may be compared with. */
  private static String kind(MeasuredCell cell) {
    if (!cell.decodes()) {
      return "accessor";
    }
    return cell.competes() ? "row" : "yardstick";
  }
}
