package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Runs;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChartTest {
  private static final List<CellSummary> ROWS =
      Summaries.of(SyntheticRun.interrupted()).stream()
          .filter(row -> row.id().workload().dataset().equals("media.1"))
          .toList();

  @Test
  void splitsTotalsIntoSerAndDeser() {
    // 35 columns less 9 of names, 4 of values and 2 blanks: 20 for 2300 ns.
    assertThat(new Chart(35, Fill.ASCII).ofTotal(ROWS))
        .isEqualTo(
            """
            kryo-flat 1800 ######----------
            fst       2300 ########------------
            """);
  }

  @Test
  void drawsSizesWithOneFill() {
    assertThat(new Chart(34, Fill.BLOCKS).ofSize(ROWS))
        .isEqualTo(
            """
            kryo-flat 286 ██████████████████
            fst       316 ████████████████████
            """);
  }

  @Test
  void leavesBarsVisibleWhateverTheWidth() {
    assertThat(new Chart(1, Fill.ASCII).ofSize(ROWS)).contains("fst       316 ##########\n");
    assertThat(new Chart(40, Fill.ASCII).ofTotal(Summaries.of(SyntheticRun.complete())))
        .contains(" 201 #\n");
  }

  @Test
  void leavesOutWhatHasNoNumbers() {
    List<CellSummary> none = Summaries.of(Runs.run(List.of()));
    assertThat(new Chart(40, Fill.ASCII).ofTotal(none)).isEmpty();
    assertThat(new Chart(40, Fill.ASCII).ofSize(Summaries.of(SyntheticRun.complete())))
        .doesNotContain("wobly");
  }

  @Test
  void usesBlocksWhereTheOutputHasThem() {
    assertThat(Fill.fitting(StandardCharsets.UTF_8)).isEqualTo(Fill.BLOCKS);
    assertThat(Fill.fitting(StandardCharsets.US_ASCII)).isEqualTo(Fill.ASCII);
  }
}
