package io.serbench.cli.progress;

import io.serbench.run.Runner.Standing;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;

/** How long a run has lasted, and how long it will, counted on from what was said last. */
final class RunClock {
  private final InstantSource clock;
  private Instant at;
  private Duration spent = Duration.ZERO;
  private Optional<Standing> latest = Optional.empty();

  /** Of a run that begins now. */
  RunClock(InstantSource clock) {
    this.clock = clock;
    this.at = clock.instant();
  }

  /** The run is so far now. */
  void progressed(Standing standing) {
    at = clock.instant();
    spent = standing.spent();
    latest = Optional.of(standing);
  }

  /** How long the run has lasted: {@code 12:05}. */
  String elapsed() {
    return text(now());
  }

  /** What is left, down to nothing: {@code 1:15 left}; empty where nothing was said. */
  Optional<String> left() {
    return latest.map(said -> range(said, Duration.ZERO) + " left");
  }

  /** How long all of it takes: {@code 13:20}; empty where nothing was said. */
  Optional<String> all() {
    return latest.map(said -> range(said, now()));
  }

  /** Which part of the time is over, between 0 and 1; 0 where nothing was said. */
  double part() {
    long now = now().toMillis();
    return latest
        .map(said -> left(said.likely()).toMillis())
        .filter(left -> now + left > 0)
        .map(left -> (double) now / (now + left))
        .orElse(0.0);
  }

  private Duration now() {
    return spent.plus(Duration.between(at, clock.instant()));
  }

  private Duration left(Duration then) {
    Duration left = then.minus(Duration.between(at, clock.instant()));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /**
   * The limits of what is left, and of all after some time; or their middle, where that will do.
   */
  private String range(Standing said, Duration after) {
    return said.isSure()
        ? text(after.plus(left(said.likely())))
        : text(after.plus(left(said.least()))) + " to " + text(after.plus(left(said.most())));
  }

  /** A time: {@code 12:05}. */
  static String text(Duration time) {
    return time.toHours() == 0
        ? String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart())
        : String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            time.toHours(),
            time.toMinutesPart(),
            time.toSecondsPart());
  }
}
