package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.witness.Undisturbed;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What estimates need to know of a fork.
 *
 * @param phases what it measured; it may lack some
 */
public record ForkTally(Map<Phase, PhaseTally> phases) {
  public ForkTally {
    phases = Map.copyOf(phases);
  }

  /** Of a fork that has ended; as {@link PhaseTally#of}. */
  public static ForkTally of(ForkResult fork, Optional<Undisturbed> undisturbed) {
    return new ForkTally(
        fork.phases().stream()
            .collect(
                Collectors.toMap(PhaseResult::phase, phase -> PhaseTally.of(phase, undisturbed))));
  }
}
