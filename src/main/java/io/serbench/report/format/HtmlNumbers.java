package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Remark;
import io.serbench.report.Report;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import java.io.IOException;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;

/** The numbers of a row on a data set, and how far to trust them, for the script of a page. */
final class HtmlNumbers {
  /** A page shows no more digits, and is small. */
  private static final MathContext DIGITS = new MathContext(6);

  private final Once<String> texts = new Once<>();

  /** What remarks say, which name it by its place. */
  List<String> texts() {
    return texts.all();
  }

  /** The fields of a row. */
  void write(JsonGenerator out, Report report, MeasuredCell cell) throws IOException {
    out.writeNumberField("forkCount", cell.row().trust().forks());
    out.writeBooleanField("steady", cell.row().trust().steady());
    out.writeStringField("batches", cell.batches(report.noise()).word());
    remarks(out, report, cell);
    out.writeArrayFieldStart("values");
    for (Metric metric : Metrics.ALL) {
      value(out, cell.value(metric));
    }
    out.writeEndArray();
    forks(out, cell);
  }

  private void remarks(JsonGenerator out, Report report, MeasuredCell cell) throws IOException {
    Remark remark = report.remarks().getOrDefault(cell.id(), Remark.NONE);
    out.writeBooleanField("marked", remark.marked());
    out.writeArrayFieldStart("remarks");
    for (Remark.Reason reason : remark.reasons()) {
      out.writeStartArray();
      out.writeNumber(texts.index(TextLines.oneLine(reason.what())));
      out.writeString(TextLines.oneLine(reason.how()));
      out.writeEndArray();
    }
    out.writeEndArray();
  }

  private static void forks(JsonGenerator out, MeasuredCell cell) throws IOException {
    out.writeObjectFieldStart("forks");
    for (Metric metric : Metrics.ALL) {
      List<Double> forks = cell.forks(metric);
      if (!forks.isEmpty()) {
        out.writeArrayFieldStart(metric.id());
        for (double fork : forks) {
          number(out, fork);
        }
        out.writeEndArray();
      }
    }
    out.writeEndObject();
  }

  /** A value, and the ends of its interval where it has one. */
  private static void value(JsonGenerator out, Optional<Measure> value) throws IOException {
    if (value.filter(measure -> Double.isFinite(measure.value())).isEmpty()) {
      out.writeNull();
      return;
    }
    Measure measure = value.get();
    out.writeStartArray();
    number(out, measure.value());
    if (measure.hasInterval()) {
      number(out, measure.low());
      number(out, measure.high());
    }
    out.writeEndArray();
  }

  private static void number(JsonGenerator out, double value) throws IOException {
    if (Double.isFinite(value)) {
      out.writeNumber(Decimals.decimal(value, DIGITS));
    } else {
      out.writeNull();
    }
  }
}
