package io.serbench.report.format;

import static io.serbench.report.format.TextLines.oneLine;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.Row.Guide;
import io.serbench.catalog.Tags;
import io.serbench.report.Report;
import io.serbench.report.Report.Remark;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Unit;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.Environment;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.Summary.Batches;
import io.serbench.result.Summary.Status;
import io.serbench.result.Traffic;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.io.IOException;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

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
  private final Map<Info, Integer> infos = new LinkedHashMap<>();

  /** The identities of cells apart from their compressors. */
  private final Map<Uncompressed, Integer> uncompressed = new LinkedHashMap<>();

  private final Map<String, Integer> texts = new LinkedHashMap<>();

  private record Uncompressed(String row, VariantInfo way) {}

  /** The whole of the data; the values of a row are in the order of the metrics. */
  private record Content(
      List<Quantity> metrics,
      List<Term> features,
      List<Term> needs,
      List<PageRun> runs,
      List<DataRows> sets,
      Set<Info> infos,
      Set<String> texts) {}

  private record Quantity(
      String id,
      String heading,
      String unit,
      String meaning,
      String better,
      boolean exact,
      @JsonUnwrapped Shown shown) {}

  /** How tables show a metric; {@code decimals} is the number of digits after the point. */
  private record Shown(boolean table, int decimals, boolean percent) {}

  private record Term(String name, String meaning) {}

  private record PageRun(String file, String jvm, int feature, String origin) {}

  private record DataRows(int run, String data, OptionalInt items, List<PageRow> rows) {}

  /** A row on a workload; the kind says whether its times are comparable to those of others. */
  private record PageRow(
      String name,
      String kind,
      int info,
      @JsonUnwrapped Optional<Compressed> compressed,
      Status status,
      @JsonUnwrapped Optional<Figures> figures,
      Optional<String> cause) {}

  /** The compressor of a row, and an index shared by the rows that differ in that alone. */
  private record Compressed(String compressor, int uncompressed) {}

  /** The numbers of a row: of each metric the value, and the ends of its interval, if any. */
  private record Figures(
      int forkCount,
      boolean steady,
      Batches batches,
      boolean marked,
      List<Caveat> remarks,
      List<Optional<List<Double>>> values,
      Map<String, List<Double>> forks) {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private record Caveat(int text, String how) {}

  private record Info(
      @JsonUnwrapped RowTags tags,
      String description,
      String library,
      List<Integer> needs,
      @JsonUnwrapped Advice advice,
      String jvm,
      String flags) {}

  private record RowTags(String effort, String format, String structure, List<Integer> features) {}

  private record Advice(String settings, String calls, String source) {}

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
    Content content =
        new Content(
            Metrics.ALL.stream().map(HtmlData::quantity).toList(),
            FEATURES.stream().map(feature -> new Term(feature.name(), feature.meaning())).toList(),
            Need.ALL.stream().map(need -> new Term(need.word(), need.meaning())).toList(),
            reports.stream().map(HtmlData::run).toList(),
            sets(),
            infos.keySet(),
            texts.keySet());
    return new Json(DIGITS, "null").text(content, new RowPerLine());
  }

  private static Quantity quantity(Metric metric) {
    return new Quantity(
        metric.id(),
        metric.heading(),
        metric.unit().symbol(),
        metric.meaning(),
        metric.better().name().toLowerCase(Locale.ROOT),
        metric.exact(),
        new Shown(
            Metrics.TABLE.contains(metric),
            metric.notation().decimals(),
            metric.unit() == Unit.PERCENT));
  }

  private static PageRun run(Report report) {
    JvmBuild jvm = report.run().environment().jvm().build();
    return new PageRun(
        oneLine(report.source()),
        oneLine(jvm.version()),
        jvm.feature(),
        oneLine(Report.origin(report.run())));
  }

  private List<DataRows> sets() {
    List<DataRows> sets = new ArrayList<>();
    for (int i = 0; i < reports.size(); i++) {
      int run = i;
      Report report = reports.get(i);
      report.cells().stream()
          .collect(
              groupingBy(
                  CellSummary::workload,
                  LinkedHashMap::new,
                  mapping(cell -> row(report, cell), toList())))
          .forEach(
              (data, rows) ->
                  sets.add(
                      new DataRows(run, oneLine(data.describe()), data.usage().items(), rows)));
    }
    return sets;
  }

  private PageRow row(Report report, CellSummary cell) {
    boolean measured = cell.hasNumbers();
    return new PageRow(
        oneLine(cell.name()),
        kind(cell),
        index(infos, info(report, cell)),
        compressed(report.run().environment(), cell.id()),
        cell.status(),
        measured ? Optional.of(figures(report, cell)) : Optional.empty(),
        measured ? Optional.empty() : Optional.of(oneLine(cell.cause().orElse(""))));
  }

  private static String kind(CellSummary cell) {
    if (!cell.decodes()) {
      return "accessor";
    }
    if (!cell.decodesAll()) {
      return "leaves-strings";
    }
    return cell.competes() ? "row" : "yardstick";
  }

  private Optional<Compressed> compressed(Environment environment, CellId id) {
    if (!environment.compresses()) {
      return Optional.empty();
    }
    Uncompressed plain = new Uncompressed(id.row(), environment.wayOf(id).withoutCompressor());
    String compressor =
        environment.wayOf(id).traffic().map(Traffic::compressor).orElse(Traffic.PLAIN);
    return Optional.of(new Compressed(compressor, index(uncompressed, plain)));
  }

  private Figures figures(Report report, CellSummary cell) {
    Remark remark = report.remarks().apply(cell);
    Map<String, List<Double>> forks = new LinkedHashMap<>();
    Metrics.ALL.forEach(metric -> forks.put(metric.id(), metric.forks(cell)));
    forks.values().removeIf(List::isEmpty);
    return new Figures(
        cell.trust().forks(),
        cell.trust().steady(),
        cell.batches(report.noise()),
        remark.marked(),
        remark.reasons().stream()
            .map(reason -> new Caveat(index(texts, oneLine(reason.what())), oneLine(reason.how())))
            .toList(),
        Metrics.ALL.stream().map(metric -> metric.value(cell).flatMap(HtmlData::value)).toList(),
        forks);
  }

  private static Optional<List<Double>> value(Estimate estimate) {
    List<Double> numbers = List.of(estimate.value(), estimate.low(), estimate.high());
    return Double.isFinite(estimate.value())
        ? Optional.of(estimate.hasInterval() ? numbers : numbers.subList(0, 1))
        : Optional.empty();
  }

  private static Info info(Report report, CellSummary cell) {
    Tags tags = cell.tags();
    Optional<Row> known = report.known().apply(cell.id().row());
    Optional<Guide> guide = known.map(Row::guide);
    int jdk = report.run().environment().jvm().build().feature();
    return new Info(
        new RowTags(
            tags.effort().name(),
            tags.format().name(),
            tags.structure().name(),
            tags.features().stream().map(FEATURES::indexOf).toList()),
        oneLine(cell.info().description()),
        oneLine(cell.info().library()),
        known.stream()
            .flatMap(row -> Need.ALL.stream().filter(need -> need.isMet(row, jdk)))
            .map(Need.ALL::indexOf)
            .toList(),
        new Advice(
            oneLine(guide.map(Guide::settings).orElse("")),
            oneLine(guide.map(Guide::calls).orElse("")),
            oneLine(guide.map(Guide::source).orElse(""))),
        oneLine(report.run().environment().wayOf(cell.id()).jvm().build().version()),
        oneLine(
            report.run().cells().stream()
                .filter(result -> result.id().equals(cell.id()))
                .flatMap(result -> result.forks().stream())
                .flatMap(fork -> fork.jvmOptions().stream())
                .distinct()
                .collect(Collectors.joining(" "))));
  }
}
