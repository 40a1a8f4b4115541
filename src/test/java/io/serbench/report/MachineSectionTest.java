package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MachineSectionTest {
  @Test
  void aFileFromBeforeTheMachineWasWatchedHasNone() {
    Run run = Runs.run(List.of());
    Run old =
        new Run(
            run.formatVersion(),
            run.serbench(),
            run.started(),
            run.ended(),
            run.ending(),
            run.settings(),
            run.machine(),
            Optional.empty(),
            run.jvm(),
            run.warnings(),
            run.rows());
    assertThat(MachineSection.of(old)).isEmpty();
    assertThat(TextReport.render(old, ReportOptions.DEFAULT)).doesNotContain("Machine during");
  }

  @Test
  void theWitnessHasItsLines() {
    RowResult row = SyntheticRun.complete().rows().get(0);
    RowResult watched = Runs.row("kryo-flat", row.tags());
    for (int fork = 0; fork < 6; fork++) {
      long nanos = fork < 5 ? 300_000 : 330_000;
      watched = watched.with(Runs.fork(watched, 80, List.of(phase(nanos))));
    }
    assertThat(MachineSection.of(Runs.run(List.of(watched))).lines())
        .endsWith(
            "Witness     300.0 us at best, undisturbed for 83 % of the time, drift +0.0 %",
            "Slow forks  1 of 6, from end to end");
  }

  private static PhaseResult phase(long witness) {
    return new PhaseResult(Phase.SER, 1, List.of(), Collections.nCopies(100, witness), 0, true, -1);
  }
}
