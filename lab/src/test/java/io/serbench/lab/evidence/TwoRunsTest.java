package io.serbench.lab.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwoRunsTest {
  private static final Tags TAGS =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);

  private static Run run(double one, double other, double third) {
    return Runs.run(
        List.of(
            Runs.measured(Runs.row("one", TAGS), 80, one, one),
            Runs.measured(Runs.row("other", TAGS), 80, other, other),
            Runs.measured(Runs.row("third", TAGS), 80, third, third)));
  }

  @Test
  void valuesDifferByTheirDistanceInPerCentOfTheirMean() {
    TwoRuns runs = new TwoRuns(run(1000, 2000, 3000), run(1000, 1960, 3300));

    Spread spread = runs.values(Noise.REJECT);
    assertThat(spread.median()).isCloseTo(100 * 40 / 1980.0, within(1e-6));
    assertThat(spread.largest()).isCloseTo(100 * 300 / 3150.0, within(1e-6));
    assertThat(runs.pairs(Noise.REJECT)).hasSize(6);
  }

  @Test
  void whatSlowsAllRowsAlikeDoesNotMoveRatios() {
    assertThat(new TwoRuns(run(1000, 2000, 3000), run(1100, 2200, 3300)).ratios().largest())
        .isCloseTo(0, within(1e-9));
  }

  @Test
  void ratiosAreThoseOfAllPairsOfRows() {
    Spread spread = new TwoRuns(run(1000, 2000, 3000), run(1000, 2000, 3030)).ratios();
    assertThat(spread.largest()).isCloseTo(1, within(1e-9));
    assertThat(spread.median()).isCloseTo(1, within(1e-9));
  }
}
