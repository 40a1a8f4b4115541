package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Terms;
import io.serbench.report.block.Section;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LegendTest {
  private static final Metric TIMES_COPY = Metrics.find(Metrics.ALL, "xcopy").orElseThrow();

  /** Known to 1 %, of a yardstick that is known to 40 %. */
  private static final CellSummary CELL =
      Summary.of("kryo-flat", 1000, 10).withYardstick(Optional.of(Estimate.plusMinus(150, 60, 3)));

  @Test
  void theMarkOfBadlyKnownValuesIsExplainedWhicheverColumnHasIt() {
    assertThat(labels(List.of(TIMES_COPY))).contains("~", "xcopy");
    assertThat(labels(List.of())).contains("total").doesNotContain("~", "xcopy");
  }

  private static List<String> labels(List<Metric> more) {
    return labels(new Legend(more, List.of(CELL), cell -> false, true).section());
  }

  @Test
  void rankIsExplainedOnlyWhereSomethingIsRanked() {
    assertThat(labels(sentences(true))).containsExactly("ns", "rank");
    assertThat(labels(sentences(false))).containsExactly("ns");
  }

  private static Section sentences(boolean ranks) {
    return new Legend(List.of(), List.of(CELL), cell -> false, ranks).sentences();
  }

  private static List<String> labels(Section section) {
    return section.blocks().stream()
        .filter(Terms.class::isInstance)
        .flatMap(block -> ((Terms) block).entries().stream())
        .map(Labelled::label)
        .toList();
  }
}
