package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Witnessed;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import java.util.List;
import org.junit.jupiter.api.Test;

class UndisturbedShareTest {
  private static final Tags TAGS = Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE);

  @Test
  void countsBatchesOfAllForks() {
    // Of 40 batches per phase, 36 and 28 are clean in one row's forks, and all in the other's.
    CellResult one =
        Witnessed.with(Witnessed.with(Runs.row("one", TAGS), 4, 400, 600), 12, 400, 600);
    CellResult other = Witnessed.with(Runs.row("other", TAGS), 0, 40, 60);
    for (Noise noise : Noise.values()) {
      List<UndisturbedShare> shares = shares(Runs.run(List.of(one, other)), noise);
      assertThat(shares.get(0).part()).hasValueCloseTo(0.8, within(1e-9));
      assertThat(shares.get(1).part()).hasValueCloseTo(1.0, within(1e-9));
      assertThat(shares.get(0).plus(shares.get(1)).part())
          .hasValueCloseTo(104 / 120.0, within(1e-9));
    }
  }

  @Test
  void isUnknownWhereNoWitnessRan() {
    Run run = Runs.run(List.of(Runs.measured(Runs.row("one", TAGS), 80, 100)));
    assertThat(shares(run, Noise.REJECT)).containsExactly(UndisturbedShare.NONE);
    assertThat(UndisturbedShare.NONE.part()).isEmpty();
  }

  private static List<UndisturbedShare> shares(Run run, Noise noise) {
    return Summaries.of(run, noise).stream().map(cell -> cell.trust().undisturbed()).toList();
  }
}
