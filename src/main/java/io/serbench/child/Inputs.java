package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.Variation;
import io.serbench.result.Traffic;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The values that calls take in turn, so that nothing is hoisted out of the loop, folded into a
 * constant, or remembered from the call before.
 *
 * @param again makes one of the different values: a new object, which shares nothing that may
 *     change with any other, and no string unless equal copies were asked for
 * @param distinct how many different values there are
 * @param count how many objects rotate: each value equally often
 */
record Inputs<T>(IntFunction<T> again, int distinct, int count) {
  /**
   * Where the inputs do not fill a power of two, some come once more often than others in these.
   */
  private static final int ROUNDS = 8;

  /** How many objects rotate at least. */
  static final int LEAST = 16;

  /** What inputs and their encoded bytes may take of a fork's heap, which has 512 MiB. */
  static final long MOST_BYTES = 64L << 20;

  /**
   * Of a data set.
   *
   * @param traffic how many different values there shall be
   * @param threads which have inputs of their own each
   */
  static <T> Inputs<T> of(Dataset<T> dataset, Traffic traffic, int threads) {
    Optional<Variation<T>> variation =
        traffic.distinct() == 1 ? Optional.empty() : dataset.variation();
    if (variation.isEmpty()) {
      return rotating(dataset.again(), dataset.values().size(), LEAST);
    }
    long room = Math.max(1, MOST_BYTES / threads / variation.get().bytes());
    int distinct = (int) Math.min(traffic.distinct(), room);
    return rotating(variation.get()::value, distinct, (int) Math.min(LEAST, room));
  }

  /** Each of the different values as often as it takes to have enough objects. */
  private static <T> Inputs<T> rotating(IntFunction<T> again, int distinct, int least) {
    int times = (least + distinct - 1) / distinct;
    return new Inputs<>(again, distinct, times * distinct);
  }

  /** New objects, all of them. */
  List<T> values() {
    return IntStream.range(0, count).mapToObj(this::value).toList();
  }

  /** The value that comes at that place, made anew. */
  T value(int place) {
    return again.apply(place % distinct);
  }

  /**
   * The inputs, again and again, so that calls take them in turn. The array's length is a power of
   * two, so that the place of a call is its index by a mask, which costs next to nothing beside
   * what is timed.
   */
  static Object[] slots(List<?> inputs) {
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
