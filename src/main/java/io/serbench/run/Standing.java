package io.serbench.run;

import java.time.Duration;

/**
 * How far a run is. Cells that are not available here do not count.
 *
 * @param cells how many run
 * @param measured how many of them have ended a fork
 * @param finished how many get no more forks
 * @param forks how many have ended, those of an interrupted run included
 * @param planned how many there will be at least
 * @param spent how long the run has lasted, without pauses
 * @param least it takes at least so much longer
 * @param most and at most so much; far from {@code least} until forks can be compared
 */
public record Standing(
    int cells,
    int measured,
    int finished,
    int forks,
    int planned,
    Duration spent,
    Duration least,
    Duration most) {
  /** Of all its time; closer nobody can tell. */
  private static final double NEAR = 0.2;

  /** Whether the limits are so near that what lies between them says it. */
  public boolean isSure() {
    return most.minus(least).toMillis() <= NEAR * spent.plus(most).toMillis();
  }

  /** How much longer it takes, in the middle of the limits. */
  public Duration likely() {
    return least.plus(most).dividedBy(2);
  }
}
