package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Witnessed;
import java.util.List;
import org.junit.jupiter.api.Test;

class CleanShareTest {
  private static final Tags TAGS = Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE);

  @Test
  void countsBatchesOfAllForks() {
    // Of 40 batches a phase, 36 and 28 are clean in one row's forks, all in the other's.
    CellResult one =
        Witnessed.with(Witnessed.with(Runs.row("one", TAGS), 4, 400, 600), 12, 400, 600);
    CellResult other = Witnessed.with(Runs.row("other", TAGS), 0, 40, 60);
    CleanShare clean = CleanShare.in(Runs.run(List.of(one, other)));
    assertThat(clean.of("one", "media.1")).hasValueCloseTo(0.8, within(1e-9));
    assertThat(clean.of("other", "media.1")).hasValueCloseTo(1.0, within(1e-9));
    assertThat(clean.ofAll()).hasValueCloseTo(104 / 120.0, within(1e-9));
  }

  @Test
  void isUnknownWhereNoWitnessRan() {
    Run run = Runs.run(List.of(Runs.measured(Runs.row("one", TAGS), 80, 100)));
    assertThat(CleanShare.in(run).ofAll()).isEmpty();
    assertThat(CleanShare.in(run).of("one", "media.2")).isEmpty();
  }
}
