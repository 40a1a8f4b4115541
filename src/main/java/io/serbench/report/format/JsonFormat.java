package io.serbench.report.format;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.serbench.report.CellFigures;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.result.Course;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The numbers of the tables as JSON: {@code runs}, each with a {@code summary} of its cells and all
 * their metrics, so that programs need not recompute them from the samples in the result file.
 */
final class JsonFormat extends OutputFormat {
  JsonFormat() {
    super(
        "json",
        ".json",
        "\\{\\s*\"(?:check\":\"|(?:runs\" : \\[ \\{\\s*\"(?:file|serbench)"
            + "|comparison\" : \\[ \\{\\s*\"file)\" : )");
  }

  @Override
  public String write(List<Report> reports) {
    return json().lines(Map.of("runs", reports.stream().map(RunSummary::of).toList()));
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(page -> write(page.numbers()));
  }

  /** Creates a writer; a constant would load Jackson for commands that only name formats. */
  private static Json json() {
    return new Json(Digits.EXACT, "null");
  }

  private static String write(Table table) {
    return json()
        .lines(
            Map.of(
                "comparison",
                table.lines().stream().map(line -> fields(table.columns(), line)).toList()));
  }

  private static Map<String, Object> fields(List<Column> columns, List<Table.Entry> line) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < line.size(); i++) {
      Column column = columns.get(i);
      if (line.get(i) instanceof Table.Value value) {
        Estimate estimate = value.estimate();
        fields.put(
            column.heading(),
            estimate.hasInterval() ? JsonInterval.of(estimate) : estimate.value());
      } else {
        fields.put(column.heading(), line.get(i).text());
      }
    }
    return fields;
  }

  private record JsonInterval(double value, double low, double high) {
    static JsonInterval of(Estimate estimate) {
      return new JsonInterval(estimate.value(), estimate.low(), estimate.high());
    }
  }

  private record RunSummary(
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String file,
      String serbench,
      Instant started,
      Course.Ending ending,
      String jvm,
      Optional<String> cpu,
      Noise noise,
      List<CellNumbers> summary) {
    static RunSummary of(Report report) {
      Run run = report.run();
      return new RunSummary(
          report.source(),
          run.serbench(),
          run.course().started(),
          run.course().ending(),
          run.environment().jvm().build().version(),
          run.environment().machine().processor().model(),
          report.noise(),
          report.cells().stream().map(cell -> CellNumbers.of(cell, report.noise())).toList());
    }
  }

  /** A cell with the same summary as in result files. */
  private record CellNumbers(
      String row,
      Optional<String> variant,
      Optional<String> from,
      String data,
      @JsonUnwrapped UsageFields usage,
      @JsonUnwrapped Summary summary) {
    static CellNumbers of(CellSummary cell, Noise noise) {
      Workload workload = cell.id().workload();
      Usage usage = workload.usage();
      return new CellNumbers(
          cell.id().row(),
          cell.id().variant(),
          cell.info().from(),
          workload.data(),
          new UsageFields(
              usage.transport().word(), usage.threads(), usage.shared(), usage.virtual()),
          CellFigures.of(cell, noise));
    }
  }

  private record UsageFields(String transport, int threads, boolean shared, boolean virtual) {}
}
