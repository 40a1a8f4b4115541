package io.serbench.library.shared;

import java.util.ArrayList;
import java.util.List;

/**
 * Checks numbers of elements that a message declares before the elements. They may be wrong, so
 * hand-written code must not allocate memory for more elements than can follow.
 */
public final class DeclaredCounts {
  /** The most elements to allocate memory for, if the number of bytes that follow is unknown. */
  static final int MOST_AHEAD = 1024;

  private DeclaredCounts() {}

  /**
   * Returns an empty list with room for all elements, or for 1,024 if there are more; it then grows
   * as elements are read.
   *
   * @throws IllegalArgumentException if the count is negative
   */
  public static <E> List<E> list(long count) {
    return new ArrayList<>((int) Math.min(count, MOST_AHEAD));
  }

  /**
   * Returns the count, if a number of bytes can hold as many elements.
   *
   * @param count the number of elements, each of which takes at least a byte
   * @param bytes the number of bytes that follow, or of the whole message
   * @throws IllegalArgumentException if the count is negative or too large
   */
  public static int fitting(int count, int bytes) {
    if (count < 0 || count > bytes) {
      throw new IllegalArgumentException(count + " elements declared in " + bytes + " bytes");
    }
    return count;
  }
}
