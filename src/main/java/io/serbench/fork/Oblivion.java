package io.serbench.fork;

import java.util.SplittableRandom;

/**
 * Makes the processor's branch predictor forget. It learns the contents of some values within a few
 * calls, and would make every row look as if it remembered them: calls on values that the predictor
 * had seen took half as long.
 */
final class Oblivion {
  private static final int WORDS = 64; // About 30 microseconds.

  private final SplittableRandom random = new SplittableRandom();
  private final int[] ones = new int[Long.SIZE];
  private final int[] zeros = new int[Long.SIZE];

  /** Takes some thousand branches that nothing predicts. */
  void take() {
    for (int word = 0; word < WORDS; word++) {
      long bits = random.nextLong();
      for (int bit = 0; bit < Long.SIZE; bit++) {
        // Stores, as the JIT compiler would replace a branch between two values by a selection.
        if ((bits & 1L << bit) != 0) {
          ones[bit]++;
        } else {
          zeros[bit] += word;
        }
      }
    }
  }
}
