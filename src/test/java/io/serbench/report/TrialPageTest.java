package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.TrialPage.Tried;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Note;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrialPageTest {
  private static final TrialPage PAGE =
      new TrialPage(
          "Cold start",
          List.of(new Labelled("Data", "media.1")),
          List.of(Metrics.START, Metrics.CLASSES, Metrics.JARS),
          List.of(
              new Tried(
                  "acme",
                  "OK",
                  "",
                  Map.of(
                      Metrics.START, List.of(99.0, 100.0, 101.0),
                      Metrics.CLASSES, List.of(7.0, 7.0, 7.0)),
                  true),
              new Tried("broken", "ERROR", "opening: it is broken", Map.of(), false)),
          List.of(new Note("* Still getting faster", List.of("acme"), List.of())));

  private static String as(String format) {
    return Formats.byName(format).orElseThrow().write(PAGE.page()).orElseThrow();
  }

  @Test
  void meansHaveIntervalsAndCountsThatAgreeHaveNone() {
    assertThat(as("text"))
        .containsPattern("(?m)^ +start +± classes +jars$")
        .containsPattern("(?m)^acme\\* +100\\.0 +2% +7 +-$")
        .containsPattern("(?m)^broken +ERROR$")
        .contains("* Still getting faster: acme")
        .contains("broken: opening: it is broken")
        .contains("ms in a JVM that is up");
  }

  @Test
  void intervalsAreExplainedOnlyWhereThereAreAny() {
    Tried counted = new Tried("acme", "OK", "", Map.of(Metrics.CLASSES, List.of(7.0, 7.0)), false);
    TrialPage page =
        new TrialPage(
            "Cold start", List.of(), List.of(Metrics.CLASSES), List.of(counted), List.of());

    assertThat(as("text")).contains("95 % interval");
    assertThat(Formats.byName("text").orElseThrow().write(page.page()).orElseThrow())
        .doesNotContain("95 % interval");
  }

  @Test
  void rowsAreSortedByAnyColumnAndThoseWithoutItAreLast() {
    List<Metric> columns = List.of(Metrics.UP, Metrics.START);
    TrialPage page =
        new TrialPage(
            "Cold start",
            List.of(),
            columns,
            List.of(
                new Tried("failed", "ERROR", "it is broken", Map.of(), false),
                tried("slow", 10, 300),
                tried("quick", 20, 30),
                tried("also-slow", 30, 300)),
            List.of());
    assertThat(sorted(page, "up")).containsExactly("slow", "quick", "also-slow", "failed");
    assertThat(sorted(page, "start")).containsExactly("quick", "also-slow", "slow", "failed");
    assertThat(sorted(page, "name")).containsExactly("also-slow", "failed", "quick", "slow");
    assertThat(SortBy.find("total", columns)).isEmpty();
  }

  private static Tried tried(String row, double up, double start) {
    Map<Metric, List<Double>> values =
        Map.of(Metrics.UP, List.of(up), Metrics.START, List.of(start, start + 1));
    return new Tried(row, "OK", "", values, false);
  }

  private static List<String> sorted(TrialPage page, String word) {
    SortBy order = SortBy.find(word, page.metrics()).orElseThrow();
    return page.sorted(order).rows().stream().map(Tried::row).toList();
  }

  @Test
  void programsGetAllNumbers() {
    String[] lines = as("csv").split("\n", -1);
    assertThat(lines[0])
        .isEqualTo("row,status,start ms,start ms low,start ms high,classes,jars kB,cause");
    assertThat(lines[1]).matches("acme,OK,100,9[78]\\.\\d+,10[12]\\.\\d+,7,,");
    assertThat(lines[2]).isEqualTo("broken,ERROR,,,,,,opening: it is broken");
    assertThat(as("json")).contains("\"start ms\"").contains("\"low\"");
  }
}
