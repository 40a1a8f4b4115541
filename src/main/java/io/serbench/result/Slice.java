package io.serbench.result;

/**
 * A stretch of batches that ran one right after the other.
 *
 * @param startMillis when the first of them began, in milliseconds since the start of the run
 * @param batches how many there are
 * @param compiled whether the JIT compiler worked meanwhile
 */
public record Slice(long startMillis, int batches, boolean compiled) {
  public Slice {
    Require.notNegative("the start of a slice", startMillis);
    Require.notNegative("the number of batches of a slice", batches);
  }
}
