package io.serbench.result;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The time between a run's interruption and its resumption.
 *
 * @param from when it was interrupted, as far as is known
 * @param to when it was resumed
 * @param before how the machine did until then; empty where nobody looked
 */
public record Pause(Instant from, Instant to, Optional<MachineCondition> before) {
  /** How long it was. */
  public Duration time() {
    return Duration.between(from, to);
  }
}
