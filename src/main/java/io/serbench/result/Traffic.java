package io.serbench.result;

/**
 * What a row meets in its forks beside its data.
 *
 * @param distinct how many different values of one shape rotate at most; 1: equal copies of the
 *     published value. Large values are fewer, since all of them must fit into the heap
 */
public record Traffic(int distinct) {
  /** The most values that can be asked for. */
  public static final int MOST_DISTINCT = 1 << 16;

  /** Where nothing else is asked for. */
  public static final Traffic DEFAULT = new Traffic(16);

  public Traffic {
    Require.atLeast(1, "the number of distinct values", distinct);
  }

  /** In words. */
  public String describe() {
    return distinct == 1 ? "equal copies of one rotate" : distinct + " different ones rotate";
  }
}
