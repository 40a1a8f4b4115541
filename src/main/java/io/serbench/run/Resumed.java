package io.serbench.run;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Pause;
import io.serbench.result.Fact;
import io.serbench.result.Fact.FactDifference;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An interrupted run that is resumed. */
public record Resumed(Run run) {
  /** A kernel may be updated, and a virtual machine may report a little more or less memory. */
  private static final Set<Fact> MAY_CHANGE = Set.of(Fact.MEMORY, Fact.OS);

  Optional<CellResult> cell(CellId id) {
    return run.cells().stream().filter(cell -> cell.id().equals(id)).findFirst();
  }

  /** Returns what a variant's fork without a row had read; empty if there was none. */
  Optional<Reference> reference(Optional<String> variant) {
    return run.environment().condition().flatMap(condition -> condition.reference(variant));
  }

  /** Returns the course of the run with all its pauses, including the one that ends now. */
  Course course(Instant now) {
    List<Pause> pauses = new ArrayList<>(run.course().pauses());
    pauses.add(new Pause(end(), now, run.environment().condition()));
    return new Course(run.course().started(), Optional.empty(), Course.Ending.RUNNING, pauses);
  }

  /** Returns when the run was interrupted; if it was killed, when its last fork ended. */
  private Instant end() {
    return run.course()
        .ended()
        .orElseGet(
            () ->
                run.cells().stream()
                    .flatMap(cell -> cell.forks().stream())
                    .map(fork -> fork.started().plusMillis(fork.millis()))
                    .max(Instant::compareTo)
                    .orElse(run.course().started()));
  }

  /** Checks that new forks are comparable with those of the earlier run. */
  void check(Run now) {
    for (Fact fact : Fact.values()) {
      Optional<FactDifference> difference = FactDifference.of(fact.of(run), fact.of(now));
      if (!MAY_CHANGE.contains(fact) && difference.isPresent()) {
        throw new ResumeException(
            "the run cannot be resumed here: %s: expected %s, found %s; start a new run"
                .formatted(
                    fact.what(),
                    SafeText.line(difference.get().one()),
                    SafeText.line(difference.get().other())));
      }
    }
  }

  /** Thrown if a run cannot be resumed here, because something differs from its beginning. */
  public static final class ResumeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ResumeException(String message) {
      super(message);
    }
  }
}
