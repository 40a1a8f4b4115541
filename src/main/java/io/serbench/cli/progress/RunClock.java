package io.serbench.cli.progress;

import io.serbench.run.Runner.Standing;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;

/**
 * Tells how long something has lasted, and how long a run will last. Between two forecasts, it
 * counts on from the latest.
 */
final class RunClock {
  private final InstantSource clock;
  private Instant at;
  private Duration spent = Duration.ZERO;
  private Optional<Standing> latest = Optional.empty();

  RunClock(InstantSource clock) {
    this.clock = clock;
    this.at = clock.instant();
  }

  void progressed(Standing standing) {
    at = clock.instant();
    spent = standing.spent();
    latest = Optional.of(standing);
  }

  /**
   * Returns how long the rest will take, at least zero: {@code 1:15 left}, or {@code 5:20 to 12:40
   * left} if the forecast is not sure; empty before the first forecast.
   */
  Optional<String> left() {
    return latest.map(
        said ->
            said.isSure()
                ? text(left(said.likely())) + " left"
                : text(left(said.least())) + " to " + text(left(said.most())) + " left");
  }

  /** Returns the fraction of the time that is over, from 0 to 1; 0 before the first forecast. */
  double fraction() {
    long now = spent().toMillis();
    return latest
        .map(said -> left(said.likely()).toMillis())
        .filter(left -> now + left > 0)
        .map(left -> (double) now / (now + left))
        .orElse(0.0);
  }

  /** Returns how long the run has lasted. */
  Duration spent() {
    return spent.plus(Duration.between(at, clock.instant()));
  }

  private Duration left(Duration then) {
    Duration left = then.minus(Duration.between(at, clock.instant()));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Returns a duration in the form {@code 12:05} or {@code 1:02:03}. */
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
