package io.serbench.library.shared;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts that stand in a message before what they count. They may lie, so that code written by hand
 * takes memory for what can follow, and not for what is said to follow.
 */
public final class DeclaredCounts {
  /** Elements that memory is taken for ahead where nobody knows how many bytes follow. */
  static final int MOST_AHEAD = 1024;

  private DeclaredCounts() {}

  /**
   * An empty list that has room for all elements, where they are at most 1,024. A longer one grows
   * as its elements are read.
   *
   * @throws IllegalArgumentException where the count is negative
   */
  public static <E> List<E> list(long count) {
    return new ArrayList<>((int) Math.min(count, MOST_AHEAD));
  }

  /**
   * The count, if so many bytes can hold it.
   *
   * @param count of elements that take at least a byte each
   * @param bytes the number that follow, or of the whole message
   * @throws IllegalArgumentException where the count is negative, or larger than that
   */
  public static int fitting(int count, int bytes) {
    if (count < 0 || count > bytes) {
      throw new IllegalArgumentException(count + " elements declared in " + bytes + " bytes");
    }
    return count;
  }
}
