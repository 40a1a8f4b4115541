package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.SyntheticTwins;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a reader of CSV finds in it. */
class CsvFormatTest {
  private static final CSVFormat READER =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  @Test
  void hasALineForEachRowAndAColumnForEachMetric() throws IOException {
    Run run = SyntheticRun.complete();
    Map<String, CSVRecord> rows = rows(written(run));
    assertThat(rows.keySet())
        .containsExactlyInAnyOrderElementsOf(
            run.cells().stream().map(cell -> cell.id().name()).toList());
    for (Metric metric : Metrics.ALL) {
      assertThat(rows.get("kryo-flat").isMapped(metric.id() + unit(metric))).isTrue();
    }
  }

  @Test
  void timesHaveIntervalsAndSizesHaveNone() throws IOException {
    CSVRecord row = rows(written(SyntheticRun.complete())).get("kryo-flat");
    double total = Double.parseDouble(row.get("total [ns/op]"));
    assertThat(total).isBetween(1799.0, 1801.0);
    assertThat(Double.parseDouble(row.get("total low [ns/op]"))).isBetween(1700.0, total);
    assertThat(Double.parseDouble(row.get("total high [ns/op]"))).isBetween(total, 1900.0);
    assertThat(row.get("size [B]")).isEqualTo("286");
    assertThat(row.isMapped("size low [B]")).isFalse();
    assertThat(row.get("batches")).isEqualTo("undisturbed");
  }

  @Test
  void noIntervalOfATimeBeginsBelowNothing() throws IOException {
    CellResult row = Runs.row("wild", SyntheticRun.complete().cells().get(0).info().tags());
    Run run = Runs.run(List.of(Runs.measured(row, 100, 10, 2000, 30_000)));
    CSVRecord line = rows(written(run)).get("wild");
    assertThat(line.get("total low [ns/op]")).isEqualTo("0");
    line.toMap()
        .forEach((column, value) -> assertThat(value).as(column).doesNotMatch("'?-[0-9].*"));
  }

  @Test
  void whatIsNotKnownIsEmpty() throws IOException {
    Map<String, CSVRecord> rows = rows(written(SyntheticRun.complete()));
    assertThat(rows.get("kryo-flat").get("encode [ns/op]")).isEmpty();
    assertThat(rows.get("fst").get("total low [ns/op]")).isEmpty();
    assertThat(rows.get("java-built-in").get("total [ns/op]")).isEmpty();
    assertThat(rows.get("java-built-in").get("status")).isEqualTo("ERROR");
    assertThat(rows.get("java-built-in").get("cause")).isEqualTo("media.title: was null, is \"\"");
  }

  @Test
  void variantsOfARowAreTold() throws IOException {
    try (CSVParser parser = CSVParser.parse(written(SyntheticTwins.run()), READER)) {
      assertThat(parser.getRecords())
          .extracting(record -> record.get("row") + " " + record.get("variant"))
          .contains("kryo-flat 1", "kryo-flat 2");
    }
  }

  @Test
  void noTextIsAFormula() throws IOException {
    String written = Hostile.written("csv");
    for (CSVRecord record : CSVParser.parse(written, CSVFormat.RFC4180)) {
      assertThat(record.stream().filter(cell -> cell.matches("(?s)[=+@\\t\\r-].*"))).isEmpty();
    }
    assertThat(rows(written).keySet())
        .containsExactlyInAnyOrder(SyntheticRun.HOSTILE_NAME, "'=1+2|x", "a.b.c", "'-x");
    assertThat(rows(written).get("'-x").get("cause"))
        .startsWith("'@SUM(A1:A9) |}")
        .doesNotContain("\u001b", "\u202e", "\n");
  }

  /** A spreadsheet may split at another separator than the comma, and then heeds no quotes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a;=1+1          | a;'=1+1",
        "a,b; =1+1       | a,b; '=1+1",
        "a;\"=1+1\"      | a;\"'=1+1\"",
        "`a\t@SUM(A1)`   | a @SUM(A1)",
        "`\t\r\n=1`      | '=1",
        "＝1+1           | '＝1+1",
        "a;＋1           | a;'＋1",
        "－1             | '－1",
        "＠SUM(A1)       | '＠SUM(A1)",
        "﹦1             | '﹦1",
        "a = b; c - d    | a = b; c - d",
        "a-b,c+d         | a-b,c+d",
      })
  void noPartOfATextIsAFormula(String name, String safe) throws IOException {
    Run run = SyntheticRun.complete();
    List<CellResult> cells =
        List.of(
            Runs.measured(Runs.row(name, run.cells().get(0).info().tags()), 286, 1790, 1800, 1811));
    String written = written(run.withCells(cells));

    assertThat(rows(written).keySet()).containsExactly(safe);
    if (safe.matches(".*[,;\"'].*")) {
      assertThat(written).contains('"' + safe.replace("\"", "\"\"") + '"');
    }
  }

  @Test
  void headingsAreTextsToo() throws IOException {
    Table table = new Table(List.of(Table.Column.words("=1.json", 3)), List.of());
    assertThat(CsvFormat.write(table)).isEqualTo("\"'=1.json\"\n");
  }

  private static String unit(Metric metric) {
    return " [" + metric.unit().symbol() + "]";
  }

  private static String written(Run run) {
    return new CsvFormat().write(List.of(ReportBuilder.of(run, ReportOptions.DEFAULT)));
  }

  private static Map<String, CSVRecord> rows(String csv) throws IOException {
    try (CSVParser parser = CSVParser.parse(csv, READER)) {
      return parser.getRecords().stream()
          .collect(Collectors.toMap(record -> record.get("row"), Function.identity()));
    }
  }
}
