package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which rows get another fork, on made-up forks of two seconds. */
class StoppingRuleTest {
  private static final int QUIET = 1000;
  private static final int DISTURBED = 1500;
  private static final CellResult ROW =
      Runs.row("row", Runs.tags(Effort.MISC, Format.MISC, Structure.MISC));

  /** A fork that measured ser and deser to take so many nanoseconds. */
  private static ForkResult fork(double nanos, long witness) {
    List<PhaseResult> phases = new ArrayList<>();
    for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
      phases.add(MadeUpPhase.of(phase, 40, Math.round(nanos)).witness(witness).result());
    }
    return new ForkResult(
        1,
        Instant.EPOCH,
        2000,
        List.of(),
        Optional.of(new Encoded(1, 1)),
        OptionalDouble.empty(),
        phases,
        Optional.empty());
  }

  private static CellResult row(double... nanosOfForks) {
    CellResult row = ROW;
    for (double nanos : nanosOfForks) {
      row = row.with(fork(nanos, QUIET));
    }
    return row;
  }

  private static boolean wantsFork(Stopping stopping, CellResult row) {
    // A second row tells how fast the witness is on the quiet machine, and has spent its budget.
    Run run = Runs.run(List.of(row, row(1, 1, 1, 1, 1, 1, 1)));
    return new StoppingRule(stopping).cellsWantingForks(run).contains(0);
  }

  @Test
  void aRowGetsItsLeastForksHoweverPrecise() {
    assertThat(wantsFork(Stopping.DEFAULT, row())).isTrue();
    assertThat(wantsFork(Stopping.DEFAULT, row(1000, 1000))).isTrue();
  }

  @Test
  void aPreciseRowGetsNoMore() {
    assertThat(wantsFork(Stopping.DEFAULT, row(1000, 1000, 1000, 1001, 1001, 1001))).isFalse();
  }

  @Test
  void anImpreciseRowGetsMoreUntilItsBudgetIsSpent() {
    assertThat(wantsFork(Stopping.DEFAULT, row(1000, 1100, 1200))).isTrue();
    assertThat(wantsFork(Stopping.DEFAULT, row(1000, 1100, 1200, 1000, 1100))).isTrue();
    // Six forks took twelve seconds.
    assertThat(wantsFork(Stopping.DEFAULT, row(1000, 1100, 1200, 1000, 1100, 1200))).isFalse();
    Stopping longer = Stopping.DEFAULT.withBudget(Duration.ofSeconds(14));
    assertThat(wantsFork(longer, row(1000, 1100, 1200, 1000, 1100, 1200))).isTrue();
  }

  @Test
  void whatPreciseRowsLeaveGoesToTheLeastPrecise() {
    CellResult precise = row(1000, 1000, 1000);
    CellResult worse = row(1000, 1100, 1200, 1000, 1100, 1200);
    CellResult worst = row(1000, 1200, 1400, 1000, 1200, 1400);
    // The precise row took six of its twelve seconds, which are three forks of two seconds.
    assertThat(wanting(precise, worse, worst)).containsExactlyInAnyOrder(1, 2);
    CellResult spent = worst.with(fork(1000, QUIET)).with(fork(1200, QUIET));
    assertThat(wanting(precise, worse, spent)).containsExactly(2);
    assertThat(wanting(precise, worse, spent.with(fork(1400, QUIET)))).isEmpty();
  }

  @Test
  void rowsThatDidNotRunLeaveNothing() {
    CellResult worse = row(1000, 1100, 1200, 1000, 1100, 1200);
    assertThat(wanting(worse, Runs.unavailable(ROW, "not here"))).isEmpty();
    assertThat(wanting(worse, Runs.failed(ROW, Failure.Kind.CRASH, "crashed"))).isEmpty();
  }

  private static Set<Integer> wanting(CellResult... rows) {
    return new StoppingRule(Stopping.DEFAULT).cellsWantingForks(Runs.run(List.of(rows)));
  }

  @Test
  void precisionIsWhatWasAskedFor() {
    CellResult spread = row(1000, 1010, 1020, 1000, 1010);
    assertThat(wantsFork(Stopping.DEFAULT.withPrecision(0.05), spread)).isFalse();
    assertThat(wantsFork(Stopping.DEFAULT.withPrecision(0.001), spread)).isTrue();
  }

  @Test
  void aFixedNumberIsAFixedNumber() {
    assertThat(wantsFork(Stopping.exactly(2), row(1000))).isTrue();
    assertThat(wantsFork(Stopping.exactly(2), row(1000, 2000))).isFalse();
    assertThat(wantsFork(Stopping.exactly(5), row(1000, 1000, 1000, 1000))).isTrue();
  }

  @Test
  void withoutForksEveryRowRunsOnceInThisJvm() {
    assertThat(wantsFork(Stopping.IN_PROCESS, row())).isTrue();
    assertThat(wantsFork(Stopping.IN_PROCESS, row(1000))).isFalse();
  }

  @Test
  void aForkThatWasDisturbedFromEndToEndIsRepeated() {
    CellResult disturbed = row(1000, 1000, 1000).with(fork(1500, DISTURBED));
    assertThat(wantsFork(Stopping.DEFAULT, disturbed.with(fork(1000, QUIET)))).isFalse();
    CellResult mostly = row(1000, 1000).with(fork(1500, DISTURBED)).with(fork(1480, DISTURBED));
    assertThat(wantsFork(Stopping.DEFAULT, mostly)).isTrue();
  }

  @Test
  void repeatingEndsWhenTheBudgetIsSpent() {
    CellResult row = row(1000);
    for (int i = 0; i < 5; i++) {
      row = row.with(fork(1500, DISTURBED));
    }
    assertThat(wantsFork(Stopping.DEFAULT, row)).isFalse();
  }

  @Test
  void failedAndUnavailableRowsGetNoMore() {
    assertThat(wantsFork(Stopping.DEFAULT, Runs.failed(ROW, Failure.Kind.CRASH, "crashed")))
        .isFalse();
    assertThat(wantsFork(Stopping.DEFAULT, Runs.unavailable(ROW, "not here"))).isFalse();
  }
}
