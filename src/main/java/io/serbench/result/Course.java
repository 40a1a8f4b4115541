package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * When a run took place, and how it ended.
 *
 * @param ended when it ended; empty while it is running, or if it was killed
 */
public record Course(
    Instant started, Optional<Instant> ended, Ending ending, @OmittedIfEmpty List<Pause> pauses) {
  /** How a run ended. */
  public enum Ending {
    /** It has not ended, or serbench was killed. */
    RUNNING,
    COMPLETE,
    INTERRUPTED
  }

  public Course {
    pauses = List.copyOf(pauses);
    Require.aMoment("the start of the run", started);
    ended.ifPresent(moment -> Require.aMoment("the end of the run", moment));
  }

  /** Returns how long the run had lasted at a moment, not counting its pauses. */
  public Duration lasted(Instant until) {
    Duration paused = pauses.stream().map(Pause::time).reduce(Duration.ZERO, Duration::plus);
    return Duration.between(started, until).minus(paused);
  }

  /**
   * The time from a run's interruption to its resumption.
   *
   * @param from when it was interrupted, as far as known
   * @param before the condition of the machine until the interruption; empty if not recorded
   */
  public record Pause(Instant from, Instant to, Optional<MachineCondition> before) {
    public Pause {
      Require.aMoment("the start of a pause", from);
      Require.aMoment("the end of a pause", to);
    }

    public Duration time() {
      return Duration.between(from, to);
    }
  }
}
