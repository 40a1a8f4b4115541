package io.serbench.child;

import java.util.List;

/**
 * Lays inputs out so that calls take them in turn. The layout's length is a power of two, so that
 * the place of a call is its index by a mask, which costs next to nothing beside what is timed.
 */
final class Rotation {
  /**
   * Where the inputs do not fill a power of two, some come once more often than others in these.
   */
  private static final int ROUNDS = 8;

  private Rotation() {}

  /** The inputs, again and again, in an array whose length is a power of two. */
  static Object[] of(List<?> inputs) {
    int count = inputs.size();
    boolean fits = Integer.bitCount(count) == 1;
    int least = fits ? count : Math.multiplyExact(ROUNDS, count);
    Object[] slots = new Object[powerFrom(least)];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = inputs.get(i % count);
    }
    return slots;
  }

  private static int powerFrom(int least) {
    int highest = Integer.highestOneBit(least);
    return highest == least ? least : Math.multiplyExact(2, highest);
  }
}
