package io.serbench.report.format;

import static io.serbench.report.format.TextLines.oneLine;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row.Guide;
import io.serbench.catalog.Tags;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.Report.Known;
import io.serbench.report.Report.Remark;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Unit;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Environment;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.Traffic;
import io.serbench.statistics.Measure;
import java.io.IOException;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The data that the script of a page explores, as JSON: the metrics, the runs, and the rows of each
 * workload of each run with their numbers. What many rows share is written once, and rows refer to
 * it by its index.
 */
final class HtmlData {
  /** The page shows no more digits, and fewer keep it small. */
  private static final MathContext DIGITS = new MathContext(6);

  private static final List<Feature> FEATURES = List.of(Feature.values());

  private final List<Report> reports;

  /** The descriptions of rows, which are the same on most workloads, with their indexes. */
  private final Map<Map<String, Object>, Integer> infos = new LinkedHashMap<>();

  /** The identities of cells apart from their compressors. */
  private final Map<Uncompressed, Integer> uncompressed = new LinkedHashMap<>();

  private final Map<String, Integer> texts = new LinkedHashMap<>();

  private record Uncompressed(String row, VariantInfo way) {}

  /** Writes each row on its own line, so that it is easy to find and to compare. */
  private static final class RowPerLine extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1L;

    /** The depth of a row, which is nested in the content, its sets, a set, and its rows. */
    private static final int DEPTH_OF_ROWS = 5;

    @Override
    public void writeEndObject(JsonGenerator out, int entries) throws IOException {
      super.writeEndObject(out, entries);
      if (out.getOutputContext().getNestingDepth() == DEPTH_OF_ROWS) {
        out.writeRaw('\n');
      }
    }
  }

  HtmlData(List<Report> reports) {
    this.reports = reports;
  }

  private static <T> int index(Map<T, Integer> indexes, T element) {
    return indexes.computeIfAbsent(element, added -> indexes.size());
  }

  String text() {
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("metrics", Metrics.ALL.stream().map(HtmlData::metric).toList());
    content.put("features", FEATURES.stream().map(it -> term(it.name(), it.meaning())).toList());
    content.put("needs", Need.ALL.stream().map(it -> term(it.word(), it.meaning())).toList());
    content.put("runs", reports.stream().map(HtmlData::run).toList());
    content.put("sets", sets());
    content.put("infos", infos.keySet());
    content.put("texts", texts.keySet());
    return new Json(DIGITS, "null").text(content, new RowPerLine());
  }

  private static Map<String, Object> metric(Metric metric) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", metric.id());
    fields.put("heading", metric.heading());
    fields.put("unit", metric.unit().symbol());
    fields.put("meaning", metric.meaning());
    fields.put("better", metric.better().name().toLowerCase(Locale.ROOT));
    fields.put("exact", metric.exact());
    fields.put("table", Metrics.TABLE.contains(metric));
    fields.put("decimals", metric.notation().decimals());
    fields.put("percent", metric.unit() == Unit.PERCENT);
    return fields;
  }

  private static Map<String, String> term(String name, String meaning) {
    Map<String, String> term = new LinkedHashMap<>();
    term.put("name", name);
    term.put("meaning", meaning);
    return term;
  }

  private static Map<String, Object> run(Report report) {
    JvmBuild jvm = report.run().environment().jvm().build();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", oneLine(report.source()));
    fields.put("jvm", oneLine(jvm.version()));
    fields.put("feature", jvm.feature());
    fields.put("origin", oneLine(Report.origin(report.run())));
    return fields;
  }

  private List<Map<String, Object>> sets() {
    List<Map<String, Object>> sets = new ArrayList<>();
    for (int i = 0; i < reports.size(); i++) {
      int run = i;
      Report report = reports.get(i);
      report.cells().stream()
          .collect(
              groupingBy(
                  cell -> cell.row().workload(),
                  LinkedHashMap::new,
                  mapping(cell -> row(report, cell), toList())))
          .forEach(
              (workload, rows) -> {
                Map<String, Object> set = new LinkedHashMap<>();
                set.put("run", run);
                set.put("data", oneLine(workload.describe()));
                workload.usage().items().ifPresent(items -> set.put("items", items));
                set.put("rows", rows);
                sets.add(set);
              });
    }
    return sets;
  }

  private Map<String, Object> row(Report report, MeasuredCell cell) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", oneLine(cell.row().name()));
    fields.put("kind", kind(cell));
    fields.put("info", index(infos, info(report, cell)));
    Environment environment = report.run().environment();
    if (environment.compresses()) {
      VariantInfo way = environment.wayOf(cell.id());
      fields.put("compressor", way.traffic().map(Traffic::compressor).orElse(Traffic.PLAIN));
      // The same for rows that differ in their compressors alone.
      Uncompressed plain = new Uncompressed(cell.id().row(), way.withoutCompressor());
      fields.put("uncompressed", index(uncompressed, plain));
    }
    fields.put("status", cell.row().status());
    if (cell.hasNumbers()) {
      addFigures(fields, report, cell);
    } else {
      fields.put("cause", oneLine(cell.row().cause().orElse("")));
    }
    return fields;
  }

  /** Returns whether the times of a row are comparable to those of others. */
  private static String kind(MeasuredCell cell) {
    if (!cell.decodes()) {
      return "accessor";
    }
    if (!cell.decodesAll()) {
      return "leaves-strings";
    }
    return cell.competes() ? "row" : "yardstick";
  }

  private void addFigures(Map<String, Object> fields, Report report, MeasuredCell cell) {
    Remark remark = report.remarks().getOrDefault(cell.id(), Remark.NONE);
    fields.put("forkCount", cell.row().trust().forks());
    fields.put("steady", cell.row().trust().steady());
    fields.put("batches", cell.batches(report.noise()));
    fields.put("marked", remark.marked());
    fields.put(
        "remarks",
        remark.reasons().stream()
            .map(each -> List.of(index(texts, oneLine(each.what())), oneLine(each.how())))
            .toList());
    fields.put("values", Metrics.ALL.stream().map(it -> numbers(cell.measure(it))).toList());
    Map<String, List<Double>> forks = new LinkedHashMap<>();
    Metrics.ALL.forEach(metric -> forks.put(metric.id(), cell.forks(metric)));
    forks.values().removeIf(List::isEmpty);
    fields.put("forks", forks);
  }

  /** Returns a value, and the ends of its interval, if any. */
  private static Optional<List<Double>> numbers(Measure measure) {
    List<Double> numbers = List.of(measure.value(), measure.low(), measure.high());
    return Double.isFinite(measure.value())
        ? Optional.of(measure.hasInterval() ? numbers : numbers.subList(0, 1))
        : Optional.empty();
  }

  private static Map<String, Object> info(Report report, MeasuredCell cell) {
    Tags tags = cell.tags();
    Optional<Known> known = Optional.ofNullable(report.known().get(cell.id().row()));
    List<Need> needs = known.map(Known::needs).orElse(List.of());
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("effort", tags.effort());
    fields.put("format", tags.format());
    fields.put("structure", tags.structure());
    fields.put("features", tags.features().stream().map(FEATURES::indexOf).toList());
    fields.put("description", oneLine(cell.row().info().description()));
    fields.put("library", oneLine(cell.row().info().library()));
    fields.put("needs", needs.stream().map(Need.ALL::indexOf).toList());
    Guide guide = known.map(Known::guide).orElse(new Guide("", "", "", ""));
    fields.put("settings", oneLine(guide.settings()));
    fields.put("calls", oneLine(guide.calls()));
    fields.put("source", oneLine(guide.source()));
    fields.put("jvm", oneLine(report.run().environment().wayOf(cell.id()).jvm().build().version()));
    fields.put(
        "flags",
        oneLine(
            report.run().cells().stream()
                .filter(result -> result.id().equals(cell.id()))
                .flatMap(result -> result.forks().stream())
                .flatMap(fork -> fork.jvmOptions().stream())
                .distinct()
                .collect(joining(" "))));
    return fields;
  }
}
