package io.serbench.result;

/**
 * How a phase was warmed up.
 *
 * @param millis how long it took
 * @param steady whether it ended because the times agreed, not because its cap was reached
 */
public record WarmUp(double millis, boolean steady) {
  public WarmUp {
    Require.notNegative("the time of a warm-up", millis);
  }
}
