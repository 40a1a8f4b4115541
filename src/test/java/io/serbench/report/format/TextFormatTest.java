package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.Grouping;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SortBy;
import io.serbench.report.SyntheticRun;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextFormatTest {
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
            "  +dfl      ± alloc.ser alloc.deser      gc gc.pause   virtual virtual.kept"
                + " virtual.pinned    loop p50.batch p99.batch     ops/s  mb.ser mb.deser  encode"
                + " roundtrip   first undisturbed   xcopy");
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
    assertThat(fullDataBy("name", run)).startsWith("copy", "fst*", "fst-flat*");
    assertThat(fullDataBy("size", run)).startsWith("kryo-manual*", "protobuf", "kryo-flat");
    assertThat(fullDataBy("deser", run)).startsWith("copy", "kryo-manual*", "protobuf");
    assertThat(fullDataBy("ops/s", run)).startsWith("copy", "kryo-manual*", "protobuf");
    assertThat(fullDataBy("total", run))
        .endsWith("xml/slow", "fst-flat-pre", "java-built-in", "wobly");
  }

  @Test
  void hasAPageForARunWithoutRows() {
    assertThat(render(Runs.run(List.of()))).contains("Example CPU").doesNotContain("Full data");
  }

  @Test
  void severalReportsStandUnderTheNamesOfTheirFiles() {
    Report report = ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT);
    assertThat(Formats.TEXT.write(List.of(report.from("a.json"), report.from("b.json"))))
        .startsWith("File: a.json\n\nserbench 1.0.0\n\nDate ")
        .contains("other runs.\n\nFile: b.json\n\nserbench 1.0.0\n\nDate ");
  }

  @Test
  void proseFitsTheTerminal() {
    String narrow = narrow(SyntheticRun.complete(), ReportOptions.DEFAULT);
    String head = narrow.substring(0, narrow.indexOf("Serializers"));
    String columns = narrow.substring(narrow.indexOf("Columns\n---"));
    assertThat((head + columns).lines()).hasSizeGreaterThan(50).allMatch(l -> l.length() <= 60);
  }

  /** A number below its line would belong to no column. */
  @Test
  void numbersStayOnTheirLineHoweverNarrowTheTerminal() {
    ReportOptions options = SyntheticRun.options(Metrics.MORE, false);
    assertThat(fullData(narrow(SyntheticRun.witnessed(), options)))
        .containsSubsequence(fullData(withColumns(SyntheticRun.witnessed())).subList(0, 5));
  }

  @Test
  void inAFileLongLinesOfATableGoOnBelow() {
    assertThat(render(SyntheticRun.complete()))
        .contains(
            """

            protobuf                           CLASSES_KNOWN   BIN_CROSSLANG  FLAT_TREE
                VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE; made up for tests
            """);
  }

  private static String narrow(Run run, ReportOptions options) {
    return new TextFormat(60, Bars.ASCII).write(List.of(ReportBuilder.of(run, options)));
  }

  @Test
  void onAScreenLongLinesOfATableGoOnBelow() {
    Report report = ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT);
    assertThat(new TextFormat(90, Bars.ASCII).write(List.of(report)))
        .contains(
            """

            protobuf                           CLASSES_KNOWN   BIN_CROSSLANG  FLAT_TREE
                VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE; made up for tests
            """);
  }

  private static List<String> fullData(String report) {
    String fullData = report.substring(report.indexOf("Full data"), report.indexOf("\nRanking"));
    return fullData.lines().skip(5).toList();
  }

  private static String withColumns(Run run) {
    return render(run, SyntheticRun.options(Metrics.MORE, false));
  }

  private static List<String> fullDataBy(String order, Run run) {
    String report =
        render(
            run,
            new ReportOptions(
                SortBy.find(order, SortBy.MERITS).orElseThrow(),
                List.of(),
                Noise.REJECT,
                false,
                Optional.of(Grouping.KIND),
                true,
                id -> true,
                file -> false));
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
    return render(run, ReportOptions.DEFAULT);
  }

  private static String render(Run run, ReportOptions options) {
    return Formats.TEXT.write(List.of(ReportBuilder.of(run, options)));
  }
}
