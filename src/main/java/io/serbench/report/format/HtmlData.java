package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row.Guide;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.Report.Known;
import io.serbench.report.Report.Remark;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Unit;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Environment;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.RowInfo;
import io.serbench.result.Summary.Status;
import io.serbench.result.Traffic;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import java.io.IOException;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the script of a page works with: metrics, runs, what there is to know of rows, and for each
 * data set of each run its rows with their numbers. What many rows have in common stands once.
 */
final class HtmlData {
  /** A page shows no more digits, and is small. */
  private static final MathContext DIGITS = new MathContext(6);

  private static final List<Feature> FEATURES = List.of(Feature.values());

  private final List<Report> reports;

  /** What there is to know of rows beside numbers: the same on most data sets. */
  private final Once<Info> infos = new Once<>();

  /** Of which row a row is a variant, by its compressor alone. */
  private final Once<Uncompressed> uncompressed = new Once<>();

  /** What remarks say. */
  private final Once<String> texts = new Once<>();

  private record Info(RowInfo row, Optional<Known> known, String jvm, List<String> flags) {}

  private record Uncompressed(String row, VariantInfo way) {}

  /** A list in which what is equal stands once, so that many may name it by its place. */
  private static final class Once<T> {
    private final Map<T, Integer> places = new LinkedHashMap<>();

    /** The place; of something new, the next one. */
    int index(T one) {
      places.putIfAbsent(one, places.size());
      return places.get(one);
    }

    /** All, in the order of their places. */
    List<T> all() {
      return List.copyOf(places.keySet());
    }
  }

  HtmlData(List<Report> reports) {
    this.reports = reports;
  }

  /** As JSON. */
  String text() {
    return Json.compact(
        out -> {
          out.writeStartObject();
          metrics(out);
          features(out);
          needs(out);
          runs(out);
          sets(out);
          infos(out);
          Json.texts(out, "texts", texts.all());
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
        OptionalInt items = workload.usage().items();
        if (items.isPresent()) {
          out.writeNumberField("items", items.getAsInt());
        }
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
    out.writeNumberField("info", infos.index(info(report, cell)));
    compressor(out, report.run().environment(), cell.id());
    out.writeStringField("status", row.status().name());
    if (row.status() == Status.OK) {
      numbers(out, report, cell);
    } else {
      Json.line(out, "cause", row.cause().orElse(""));
    }
    out.writeEndObject();
    // A line each: who looks into the page finds them, and versions of it can be compared.
    out.writeRaw('\n');
  }

  /** Of a run with compressors: which it has, and which rows differ from it in that alone. */
  private void compressor(JsonGenerator out, Environment environment, CellId id)
      throws IOException {
    if (environment.compresses()) {
      out.writeStringField(
          "compressor", environment.trafficOf(id).map(Traffic::compressor).orElse(Traffic.PLAIN));
      Uncompressed plain = new Uncompressed(id.row(), environment.withoutCompressor(id));
      out.writeNumberField("uncompressed", uncompressed.index(plain));
    }
  }

  /** What it may be compared with. */
  private static String kind(MeasuredCell cell) {
    if (!cell.decodes()) {
      return "accessor";
    }
    if (!cell.decodesAll()) {
      return "leaves-strings";
    }
    return cell.competes() ? "row" : "yardstick";
  }

  /** The numbers of a row on a data set, and how far to trust them. */
  private void numbers(JsonGenerator out, Report report, MeasuredCell cell) throws IOException {
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
      out.writeNumber(Digits.decimal(value, DIGITS));
    } else {
      out.writeNull();
    }
  }

  private static Info info(Report report, MeasuredCell cell) {
    List<String> flags =
        report.run().cells().stream()
            .filter(result -> result.id().equals(cell.id()))
            .map(CellResult::forks)
            .flatMap(List::stream)
            .flatMap(fork -> fork.jvmOptions().stream())
            .distinct()
            .toList();
    return new Info(
        cell.row().info(),
        Optional.ofNullable(report.known().get(cell.id().row())),
        report.run().environment().jvmOf(cell.id()).build().version(),
        flags);
  }

  /** All that rows have named. */
  private void infos(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("infos");
    for (Info info : infos.all()) {
      out.writeStartObject();
      out.writeStringField("effort", info.row().tags().effort().name());
      out.writeStringField("format", info.row().tags().format().name());
      out.writeStringField("structure", info.row().tags().structure().name());
      out.writeArrayFieldStart("features");
      for (Feature feature : info.row().tags().features()) {
        out.writeNumber(FEATURES.indexOf(feature));
      }
      out.writeEndArray();
      Json.line(out, "description", info.row().description());
      Json.line(out, "library", info.row().library());
      out.writeArrayFieldStart("needs");
      for (Need need : info.known().map(Known::needs).orElse(List.of())) {
        out.writeNumber(Need.ALL.indexOf(need));
      }
      out.writeEndArray();
      Optional<Guide> guide = info.known().map(Known::guide);
      Json.line(out, "settings", guide.map(Guide::settings).orElse(""));
      Json.line(out, "calls", guide.map(Guide::calls).orElse(""));
      Json.line(out, "source", guide.map(Guide::source).orElse(""));
      Json.line(out, "jvm", info.jvm());
      Json.line(out, "flags", String.join(" ", info.flags()));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** In the order of the values of a row. */
  private static void metrics(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("metrics");
    for (Metric metric : Metrics.ALL) {
      out.writeStartObject();
      out.writeStringField("id", metric.id());
      out.writeStringField("heading", metric.heading());
      out.writeStringField("unit", metric.unit().symbol());
      out.writeStringField("meaning", metric.meaning());
      out.writeStringField("better", metric.better().name().toLowerCase(Locale.ROOT));
      out.writeBooleanField("exact", metric.exact());
      out.writeBooleanField("table", Metrics.TABLE.contains(metric));
      out.writeNumberField("decimals", decimals(metric));
      out.writeBooleanField("percent", metric.unit() == Unit.PERCENT);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** How many digits a table writes behind the point. */
  private static int decimals(Metric metric) {
    String digits = metric.notation().text(0).replaceAll("[^0-9.]", "");
    int point = digits.indexOf('.');
    return point < 0 ? 0 : digits.length() - point - 1;
  }

  /** Rows name them by their places. */
  private static void features(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("features");
    for (Feature feature : FEATURES) {
      word(out, feature.name(), feature.meaning());
    }
    out.writeEndArray();
  }

  /** Rows name them by their places. */
  private static void needs(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("needs");
    for (Need need : Need.ALL) {
      word(out, need.word(), need.meaning());
    }
    out.writeEndArray();
  }

  private static void word(JsonGenerator out, String name, String meaning) throws IOException {
    out.writeStartObject();
    out.writeStringField("name", name);
    out.writeStringField("meaning", meaning);
    out.writeEndObject();
  }
}
