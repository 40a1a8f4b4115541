package io.serbench.run;

import java.time.Duration;

/**
 * When a row has had enough forks: when its times are precise enough, or its budget is spent.
 *
 * @param least forks a row gets in any case; 0 to run in this JVM
 * @param most forks a row gets at most
 * @param precision half width of the 95 % interval of ser and of deser, relative to the value
 * @param budget how long the forks of a row may take together; of all rows, on average
 */
public record Stopping(int least, int most, double precision, Duration budget) {
  private static final int UNLIMITED = 1000;

  /** What a run does unless told otherwise. */
  public static final Stopping DEFAULT = new Stopping(3, UNLIMITED, 0.02, Duration.ofSeconds(12));

  /** For a first impression. */
  public static final Stopping QUICK = exactly(1);

  /** For numbers to publish. */
  public static final Stopping THOROUGH = new Stopping(6, UNLIMITED, 0.01, Duration.ofSeconds(60));

  /** None: everything in this JVM. */
  public static final Stopping IN_PROCESS = exactly(0);

  /** So many forks, whatever they say. */
  public static Stopping exactly(int forks) {
    return new Stopping(forks, forks, 0, Duration.ofDays(1));
  }

  public Stopping withPrecision(double wanted) {
    return new Stopping(least, most, wanted, budget);
  }

  public Stopping withBudget(Duration wanted) {
    return new Stopping(least, most, precision, wanted);
  }
}
