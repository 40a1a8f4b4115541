package io.serbench.result;

import java.time.Duration;
import java.time.Instant;

/** Checks the components of records, which may come from damaged files. */
final class Require {
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private Require() {}

  static void that(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException(problem);
    }
  }

  /** Also refuses NaN. */
  static void notNegative(String name, double value) {
    that(value >= 0, name + " is " + value + ", expected at least 0");
  }

  static void notNegative(String name, long value) {
    atLeast(0, name, value);
  }

  /** Times since the start of a run, in milliseconds: sums of them are numbers, too. */
  static void aTime(String name, long millis) {
    that(
        millis >= 0 && millis <= LONGEST.toMillis(),
        name + " is " + millis + " ms, expected at least 0 and at most a century");
  }

  static void aMoment(String name, Instant moment) {
    that(
        moment.isAfter(Instant.EPOCH.minus(LONGEST))
            && moment.isBefore(Instant.EPOCH.plus(LONGEST.multipliedBy(2))),
        name + " is " + moment);
  }

  static void atLeast(long least, String name, long value) {
    that(value >= least, name + " is " + value + ", expected at least " + least);
  }
}
