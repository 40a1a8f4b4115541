package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CellResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MachineSectionsTest {
  @Test
  void aFileFromBeforeTheMachineWasWatchedHasNone() {
    Run run = Runs.run(List.of());
    Run old = Runs.in(run, Optional.empty(), List.of());
    assertThat(MachineSections.of(old, Noise.REJECT).blocks()).isEmpty();
    assertThat(Written.text(ReportBuilder.of(old, ReportOptions.DEFAULT).sections()))
        .doesNotContain("Machine during");
  }

  @Test
  void theWitnessHasItsLines() {
    CellResult row = SyntheticRun.complete().cells().get(0);
    CellResult watched = Runs.row("kryo-flat", row.info().tags());
    for (int fork = 0; fork < 6; fork++) {
      long nanos = fork < 5 ? 300_000 : 330_000;
      watched = watched.withFork(Runs.fork(watched, 80, List.of(phase(nanos))));
    }
    Run run = Runs.run(List.of(watched));
    assertThat(Written.text(List.of(MachineSections.of(run, Noise.REJECT))).lines())
        .endsWith(
            "Witness     300.0 us at best, undisturbed for 83 % of the time, drift +0.0 %",
            "Slow forks  1 of 6, from end to end");
  }

  private static PhaseResult phase(long witness) {
    return MadeUpPhase.of(Phase.SER, 99, 1000).witness(witness).result();
  }
}
