package io.serbench.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;

/** How long a run has lasted, and how long it will, if the rest goes on as what is done did. */
final class TimeLeft {
  private final InstantSource clock;
  private final Instant began;
  private Optional<Instant> end = Optional.empty();

  /** Of a run that begins now. */
  TimeLeft(InstantSource clock) {
    this.clock = clock;
    this.began = clock.instant();
  }

  /**
   * Something was done.
   *
   * @param part of all, between 0 and 1; of neither can anything be told
   */
  void done(double part) {
    Instant now = clock.instant();
    end =
        Optional.of(part)
            .filter(some -> some > 0 && some < 1)
            .map(some -> Duration.between(began, now).toMillis() * (1 - some) / some)
            .map(millis -> now.plusMillis(Math.round(millis)));
  }

  /** How long the run has lasted: {@code 0:12:05}. */
  String elapsed() {
    return text(Duration.between(began, clock.instant()));
  }

  /** What is left, down to nothing; empty where it cannot be told. */
  Optional<String> left() {
    return end.map(then -> Duration.between(clock.instant(), then))
        .map(left -> text(left.isNegative() ? Duration.ZERO : left) + " left");
  }

  private static String text(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }
}
