package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SortByTest {
  private static final CellSummary FAST = Summary.of("b-fast", 100, 5);
  private static final CellSummary SLOW = Summary.of("a-slow", 200, 5);
  private static final CellSummary FAILED = Summary.error("0-failed");

  @Test
  void theBestIsFirstAndWhatIsNotKnownLast() {
    assertThat(sorted("total")).containsExactly("b-fast", "a-slow", "0-failed");
    assertThat(sorted("ops")).containsExactly("b-fast", "a-slow", "0-failed");
    assertThat(sorted("name")).containsExactly("0-failed", "a-slow", "b-fast");
    // Alike in size: then by name.
    assertThat(sorted("size")).containsExactly("a-slow", "b-fast", "0-failed");
  }

  @Test
  void everyMeritSorts() {
    assertThat(SortBy.words(SortBy.MERITS)).contains("create", "alloc.ser", "p99", "xcopy", "name");
    for (String word : SortBy.words(SortBy.MERITS)) {
      assertThat(SortBy.find(word, SortBy.MERITS))
          .hasValueSatisfying(
              by -> assertThat(by.metric().map(Metric::id).orElse("name")).isEqualTo(word));
    }
    assertThat(SortBy.find("+dfl", SortBy.MERITS))
        .contains(SortBy.ofMetric(Metrics.find(Metrics.ALL, "dfl").orElseThrow()));
  }

  @Test
  void whatIsNoMeritDoesNot() {
    assertThat(SortBy.words(SortBy.MERITS)).doesNotContain("undisturbed");
    assertThat(SortBy.find("undisturbed", SortBy.MERITS)).isEmpty();
    assertThat(SortBy.find("colour", SortBy.MERITS)).isEmpty();
  }

  private static List<String> sorted(String word) {
    return Stream.of(FAST, SLOW, FAILED)
        .sorted(SortBy.find(word, SortBy.MERITS).orElseThrow().comparator())
        .map(CellSummary::name)
        .toList();
  }
}
