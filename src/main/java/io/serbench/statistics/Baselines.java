package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.Run;
import java.util.List;
import java.util.Optional;

/**
 * The baselines of a run on one machine. A row is judged by the fork without a row in its JVM; if
 * that fork read too little, by its own forks. So no row depends on what another one's forks say.
 *
 * <p>Older files, and runs in one JVM, have no such fork. There, one baseline for all rows follows
 * from the readings of all forks.
 */
final class Baselines {
  private final MachineCondition condition;
  private final Optional<Baseline> ofRun;

  Baselines(Run run) {
    this.condition = run.environment().condition().orElse(MachineCondition.UNKNOWN);
    List<Reference> references = condition.reference();
    if (run.wasMerged()) {
      this.ofRun = Optional.empty();
    } else if (references.isEmpty()) {
      this.ofRun =
          Baseline.of(run.cells().stream().flatMap(cell -> cell.forks().stream()).toList());
    } else {
      this.ofRun = Baseline.of(references.get(0));
    }
  }

  /**
   * Returns the baseline by which runs are compared: that of the first variant. Empty if no witness
   * ran, and for a merged run, whose machines have a baseline each.
   */
  Optional<Baseline> ofRun() {
    return ofRun;
  }

  /**
   * Returns the baseline by which a row's forks are judged; empty if no witness ran.
   *
   * @param forks those of the cell that ran on this machine
   */
  Optional<Baseline> of(CellResult cell, List<ForkResult> forks) {
    return condition.reference().isEmpty()
        ? ofRun
        : condition
            .reference(cell.id().variant())
            .flatMap(Baseline::of)
            .or(() -> Baseline.of(forks));
  }
}
