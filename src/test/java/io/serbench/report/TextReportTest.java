package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextReportTest {

  @ParameterizedTest
  @ValueSource(strings = {"und", "de-DE", "ar-EG"})
  void isTheSameTextInEveryLocale(String language) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(language));
    try {
      GoldenFile.check("report-complete.txt", render(SyntheticRun.complete()));
      GoldenFile.check(
          "report-interrupted.txt",
          TextReport.render(
              SyntheticRun.interrupted(), ReportOptions.DEFAULT.withChart(78, Fill.BLOCKS)));
      GoldenFile.check("report-columns.txt", withColumns(SyntheticRun.witnessed()));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void keepsTheLayoutOfTheOriginalToTheColumn() {
    String report = render(SyntheticRun.complete());
    assertThat(report)
        .contains(
            "\n                                   create     ser   deser   total   size  +dfl\n")
        .contains(
            "\nkryo-flat                             180     720    1080    1800    286   143\n")
        .contains(
            "\n                                   Effort          Format         Structure  Misc\n")
        .contains(
            "\n"
                + "kryo-flat                          ZERO_KNOWLEDGE  BINARY         FLAT_TREE "
                + " made up for tests\n");
  }

  @Test
  void putsColumnsToTheRightOfTheOriginalsLayout() {
    List<String> plain = fullData(render(SyntheticRun.witnessed()));
    List<String> wide = fullData(withColumns(SyntheticRun.witnessed()));
    assertThat(wide).hasSameSizeAs(plain);
    for (int i = 0; i < wide.size(); i++) {
      assertThat(wide.get(i)).startsWith(plain.get(i));
    }
    assertThat(wide.get(0))
        .endsWith(
            "  +dfl      ± alloc.ser alloc.deser     p50     p99     ops/s  encode roundtrip  "
                + " first clean%   xcopy");
    assertThat(wide)
        .filteredOn(line -> !line.contains("ERROR"))
        .extracting(String::length)
        .containsOnly(wide.get(0).length());
  }

  @Test
  void neverDropsARow() {
    Run run = SyntheticRun.complete();
    String report = render(run);
    String fullData = report.substring(report.indexOf("Full data"), report.indexOf("\nTags\n"));
    String tags = report.substring(report.indexOf("\nTags\n"));
    for (var row : run.cells()) {
      assertThat(fullData).contains("\n" + row.id().name());
      assertThat(tags).contains("\n" + row.id().name());
    }
  }

  @Test
  void sortsAsAsked() {
    Run run = SyntheticRun.complete();
    assertThat(fullDataBy(SortBy.NAME, run)).startsWith("copy", "fst*", "fst-flat*");
    assertThat(fullDataBy(SortBy.SIZE, run)).startsWith("kryo-manual*", "protobuf", "kryo-flat");
    assertThat(fullDataBy(SortBy.DESER, run)).startsWith("copy", "kryo-manual*", "protobuf");
    assertThat(fullDataBy(SortBy.TOTAL, run))
        .endsWith("xml/slow", "fst-flat-pre", "java-built-in", "wobly");
  }

  @Test
  void hasAPageForARunWithoutRows() {
    assertThat(render(Runs.run(List.of()))).contains("Example CPU").doesNotContain("Full data");
  }

  private static List<String> fullData(String report) {
    String fullData = report.substring(report.indexOf("Full data"), report.indexOf("\nRanking"));
    return fullData.lines().skip(5).toList();
  }

  private static String withColumns(Run run) {
    return TextReport.render(run, ReportOptions.DEFAULT.withColumns(List.of(Column.values())));
  }

  private static List<String> fullDataBy(SortBy order, Run run) {
    String report = TextReport.render(run, ReportOptions.DEFAULT.withSort(order));
    String fullData = report.substring(report.indexOf("Full data"), report.indexOf("\nRanking"));
    return fullData
        .substring(fullData.indexOf("+dfl\n"))
        .lines()
        .skip(1)
        .filter(line -> !line.isEmpty())
        .map(line -> line.substring(0, line.indexOf(' ')))
        .toList();
  }

  private static String render(Run run) {
    return TextReport.render(run, ReportOptions.DEFAULT);
  }
}
