package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Topic;
import io.serbench.check.SeenRows;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.format.Bars;
import io.serbench.report.format.Formats;
import io.serbench.report.format.TextFormat;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Unit;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import java.util.List;
import org.junit.jupiter.api.Test;

class CostPageTest {
  private static final Metric UP = Metric.ofTrial("up", Unit.MILLISECONDS, "ms until it is up");
  private static final Metric START =
      Metric.ofTrial("start", Unit.MILLISECONDS, "ms in a JVM that is up");
  private static final Metric CLASSES = Metric.ofTrial("classes", Unit.NUMBER, "loaded classes");
  private static final Metric JARS = Metric.ofTrial("jars", Unit.KILOBYTES, "kB of all jars");

  private static final CostPage PAGE =
      new CostPage(
          "Cold start",
          List.of(new Labelled("Data", "media.1")),
          List.of(START, CLASSES, JARS),
          List.of(
              SeenRows.of(
                  "acme",
                  List.of(
                      Answered.measured(
                          Topic.of("start"), List.of(99.0, 100.0, 101.0), "still getting faster"),
                      SeenRows.measured("classes", 7, 7, 7))),
              SeenRows.of(
                  "plain",
                  List.of(
                      SeenRows.measured("classes", 8),
                      Answered.measured(Topic.of("jars"), List.of(), "no jar"))),
              Observed.notTried("broken", "ERROR", "opening: it is broken")));

  private static String as(String format) {
    return Formats.byName(format).orElseThrow().pageWriter().orElseThrow().apply(PAGE.page());
  }

  @Test
  void meansHaveIntervalsAndCountsThatAgreeHaveNone() {
    assertThat(as("text"))
        .containsPattern("(?m)^ +start +± classes +jars$")
        .containsPattern("(?m)^acme\\* +100\\.0 +2% +7 +-$")
        .containsPattern("(?m)^broken +ERROR$")
        .containsPattern("(?m)^- +no value, for this row or in this build$")
        .doesNotContainPattern("(?m)^~ ")
        .contains("Rows marked *: still getting faster: acme")
        .contains("plain: no jar")
        .contains("broken: opening: it is broken")
        .contains("ms in a JVM that is up");
  }

  @Test
  void aTableThatWouldBeTooWideTakesTheRoomOfItsEntries() {
    String narrow = new TextFormat(40, Bars.ASCII).pageWriter().orElseThrow().apply(PAGE.page());
    assertThat(narrow)
        .containsPattern("(?m)^ +start  ± classes jars$")
        .containsPattern("(?m)^acme\\*  100\\.0 2% +7    -$")
        .containsPattern("(?m)^plain +- +8    -$")
        .containsPattern("(?m)^broken ERROR$");
  }

  @Test
  void intervalsAreExplainedOnlyWhereThereAreAny() {
    Observed counted = SeenRows.of("acme", List.of(SeenRows.measured("classes", 7, 7)));
    CostPage page = new CostPage("Cold start", List.of(), List.of(CLASSES), List.of(counted));

    assertThat(as("text")).contains("95 % interval");
    assertThat(Formats.byName("text").orElseThrow().pageWriter().orElseThrow().apply(page.page()))
        .doesNotContain("95 % interval");
  }

  @Test
  void marksOfNumbersAreExplainedWhereTheyStand() {
    Observed wide = SeenRows.of("acme", List.of(SeenRows.measured("start", 50, 100, 150)));
    CostPage page = new CostPage("Cold start", List.of(), List.of(START), List.of(wide));

    assertThat(Formats.byName("text").orElseThrow().pageWriter().orElseThrow().apply(page.page()))
        .containsPattern("(?m)^acme +~100\\.0 ")
        .containsPattern("(?m)^~ +uncertain by more than ± 25 %$")
        .doesNotContain("no value");
  }

  @Test
  void rowsAreSortedByAnyColumnAndThoseWithoutItAreLast() {
    List<Metric> columns = List.of(UP, START);
    CostPage page =
        new CostPage(
            "Cold start",
            List.of(),
            columns,
            List.of(
                Observed.notTried("failed", "ERROR", "it is broken"),
                measured("slow", 10, 300),
                measured("quick", 20, 30),
                measured("also-slow", 30, 300)));
    assertThat(sorted(page, "up")).containsExactly("slow", "quick", "also-slow", "failed");
    assertThat(sorted(page, "start")).containsExactly("quick", "also-slow", "slow", "failed");
    assertThat(sorted(page, "name")).containsExactly("also-slow", "failed", "quick", "slow");
    assertThat(SortBy.find("total", columns)).isEmpty();
  }

  private static Observed measured(String row, double up, double start) {
    return SeenRows.of(
        row, List.of(SeenRows.measured("up", up), SeenRows.measured("start", start, start + 1)));
  }

  private static List<String> sorted(CostPage page, String word) {
    SortBy order = SortBy.find(word, page.metrics()).orElseThrow();
    return page.rows().stream().sorted(CostPage.comparator(order)).map(Observed::row).toList();
  }

  @Test
  void programsGetAllNumbers() {
    String[] lines = as("csv").split("\n", -1);
    assertThat(lines[0])
        .isEqualTo("row,status,start ms,start ms low,start ms high,classes,jars kB,cause");
    assertThat(lines[1]).matches("acme,OK,100,9[78]\\.\\d+,10[12]\\.\\d+,7,,still getting faster");
    assertThat(lines[3]).isEqualTo("broken,ERROR,,,,,,opening: it is broken");
    assertThat(as("json")).contains("\"start ms\"").contains("\"low\"");
  }
}
