package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Course.Ending;
import io.serbench.result.Forks;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Target;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NotesTest {
  private static final Settings UNTIL_PRECISE = settings(3, 1000);
  private static final Settings FIXED = settings(3, 3);

  @Test
  void saysNothingOfGoodRows() {
    Notes notes = new Notes(run(Ending.COMPLETE, UNTIL_PRECISE), Noise.REJECT);
    CellSummary good = Summary.of("good", 1000, 20);
    assertThat(notes.of(List.of(good))).isEmpty();
    assertThat(notes.marks(good)).isFalse();
  }

  @Test
  void saysWhereTheBudgetWasSpentBeforeTheTimesWereKnown() {
    Notes notes = new Notes(run(Ending.COMPLETE, UNTIL_PRECISE), Noise.REJECT);
    CellSummary wide = Summary.of("wide", 1000, 33.3, 6, false);
    assertThat(notes.marks(wide)).isTrue();
    assertThat(notes.of(List.of(wide)).replaceAll("\\s+", " "))
        .isEqualTo(
            "* wide: ser ± 3.4 % after 6 forks; the budget of 12.5 s was spent,"
                + " see -budget and -precision ");
  }

  @Test
  void blamesTheBudgetOnlyWhereItDecided() {
    CellSummary wide = Summary.of("wide", 1000, 34, 6, false);
    String wanted = "* wide: ser ± 3.4 % after 6 forks; ± 2 % was wanted\n";
    assertThat(notes(Ending.INTERRUPTED, UNTIL_PRECISE, Noise.REJECT, wide)).isEqualTo(wanted);
    assertThat(notes(Ending.COMPLETE, UNTIL_PRECISE, Noise.KEEP, wide)).isEqualTo(wanted);
    assertThat(notes(Ending.COMPLETE, FIXED, Noise.REJECT, wide)).isEmpty();
  }

  @Test
  void saysWhereNoiseHadToBeUsed() {
    String note = notes(Ending.COMPLETE, FIXED, Noise.REJECT, Summary.noisy("noisy", 1000, 100));
    assertThat(note.replaceAll("\\s+", " "))
        .isEqualTo(
            "* noisy: too few batches were undisturbed: disturbed ones had to be used;"
                + " try again later, or -thorough ");
  }

  @Test
  void saysWhereForksAreMissing() {
    CellSummary once = Summary.ofOneFork("once", 1000);
    assertThat(notes(Ending.COMPLETE, FIXED, Noise.REJECT, once))
        .isEqualTo("* once: 1 usable fork instead of 3\n");
    assertThat(notes(Ending.COMPLETE, UNTIL_PRECISE, Noise.REJECT, once))
        .isEqualTo("* once: 1 usable fork instead of 3 or more\n");
  }

  private static String notes(Ending ending, Settings settings, Noise noise, CellSummary row) {
    return new Notes(run(ending, settings), noise).of(List.of(row));
  }

  private static Run run(Ending ending, Settings settings) {
    return Runs.run(ending, settings, List.of(), List.of());
  }

  private static Settings settings(int least, int most) {
    return new Settings(
        List.of(),
        42,
        new Forks(least, most),
        most > least ? Optional.of(new Target(0.02, 12.5)) : Optional.empty(),
        Noise.REJECT,
        1,
        false,
        false);
  }
}
