package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * When a run ran.
 *
 * @param started when it began
 * @param ended when it ended; empty while it is running, or where it was killed
 * @param ending how it ended
 * @param pauses how often it was interrupted and resumed; never for most runs
 */
public record Course(
    Instant started, Optional<Instant> ended, Ending ending, @OmittedIfEmpty List<Pause> pauses) {
  /** How a run ended. */
  public enum Ending {
    /** Not yet, or the tool was killed. */
    RUNNING,
    /** All that was planned was measured. */
    COMPLETE,
    /** The user interrupted it. */
    INTERRUPTED
  }

  public Course {
    pauses = List.copyOf(pauses);
  }

  /** Without pauses. */
  public static Course of(Instant started, Optional<Instant> ended, Ending ending) {
    return new Course(started, ended, ending, List.of());
  }

  /** How long it lasted until a moment, without its pauses. */
  public Duration lasted(Instant until) {
    Duration paused = pauses.stream().map(Pause::time).reduce(Duration.ZERO, Duration::plus);
    return Duration.between(started, until).minus(paused);
  }

  /** The same, ended. */
  public Course ended(Ending how, Instant when) {
    return new Course(started, Optional.of(when), how, pauses);
  }

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
}
