package io.serbench.result;

/**
 * What the collector did while a fork made calls and nothing else.
 *
 * @param calls how many, from a collection to the end of another; where there was none, all
 * @param collections how many there were
 * @param pauseMillis how long they stopped all threads, together; a whole number of milliseconds,
 *     since the JVM does not say more
 */
public record Garbage(long calls, long collections, long pauseMillis) {
  private static final double MILLION = 1e6;

  public Garbage {
    Require.that(calls > 0, "the number of calls must be positive");
    Require.notNegative("the number of collections", collections);
    Require.notNegative("the time of pauses", pauseMillis);
  }

  /** Collections in a million calls. */
  public double collectionsPerMillion() {
    return collections * MILLION / calls;
  }

  /** Milliseconds of pauses in a million calls. */
  public double pauseMillisPerMillion() {
    return pauseMillis * MILLION / calls;
  }
}
