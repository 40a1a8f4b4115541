package io.serbench.statistics;

import java.util.OptionalDouble;

/**
 * How much of what was measured was undisturbed. It is the same whether noise is rejected or kept.
 *
 * @param undisturbed batches of ser and deser that nothing disturbed
 * @param batches all of them, as far as a witness ran beside them
 */
public record UndisturbedShare(long undisturbed, long batches) {
  /** Of nothing. */
  public static final UndisturbedShare NONE = new UndisturbedShare(0, 0);

  /** Both together. */
  public UndisturbedShare plus(UndisturbedShare other) {
    return new UndisturbedShare(undisturbed + other.undisturbed, batches + other.batches);
  }

  /** Between 0 and 1; empty where no witness ran. */
  public OptionalDouble part() {
    return batches == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) undisturbed / batches);
  }
}
