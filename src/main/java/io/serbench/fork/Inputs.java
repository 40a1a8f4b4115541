package io.serbench.fork;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.variation.Variation;
import io.serbench.result.Traffic;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The values that calls take in turn, so that nothing is hoisted out of the loop, folded into a
 * constant, or remembered from the call before.
 *
 * @param again makes one of the different values: a new object, which shares nothing mutable with
 *     any other, and no string unless equal copies were asked for
 * @param distinct number of different values
 * @param count number of objects that rotate, each value equally often
 */
record Inputs<T>(IntFunction<T> again, int distinct, int count) {
  private static final int ROUNDS = 8; // At least, unless the inputs are a power of two.
  static final int LEAST = 16; // Objects that rotate, unless they are large.
  static final long MOST_BYTES = 64L << 20; // Of a heap of 512 MiB, with what they are encoded to.

  static <T> Inputs<T> of(Dataset<T> dataset, Traffic traffic, int threads) {
    Optional<Variation<T>> variation =
        traffic.distinct() == 1 ? Optional.empty() : Variation.of(dataset);
    if (variation.isEmpty()) {
      return rotating(dataset.again(), dataset.values().size(), LEAST);
    }
    long room = Math.max(1, MOST_BYTES / threads / variation.get().bytes());
    int distinct = (int) Math.min(traffic.distinct(), room);
    return rotating(variation.get()::value, distinct, (int) Math.min(LEAST, room));
  }

  private static <T> Inputs<T> rotating(IntFunction<T> again, int distinct, int least) {
    int times = (least + distinct - 1) / distinct;
    return new Inputs<>(again, distinct, times * distinct);
  }

  List<T> values() {
    return IntStream.range(0, count).mapToObj(this::value).toList();
  }

  /** Returns new copies of the first inputs, which were never passed to the row. */
  List<T> copies(int number) {
    return IntStream.range(0, number).mapToObj(place -> value(place % count)).toList();
  }

  T value(int place) {
    return again.apply(place % distinct);
  }

  /**
   * Returns an array that repeats the inputs. Its length is a power of two, so that a mask turns
   * the index of a call into a place, which costs next to nothing compared to what is timed.
   */
  static Object[] slots(List<?> inputs) {
    int count = inputs.size();
    boolean fits = Integer.bitCount(count) == 1;
    Object[] slots = new Object[fits ? count : Integer.highestOneBit(ROUNDS * count) << 1];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = inputs.get(i % count);
    }
    return slots;
  }

  /**
   * Returns an array that repeats what {@code create} makes of the inputs. Trees of large values
   * take much memory, so they are made only for phases that need them.
   */
  Object[] created(Serializer<T, ?> serializer, T[] slots) throws Exception {
    List<Object> created = new ArrayList<>();
    for (int place = 0; place < count; place++) {
      created.add(serializer.create(slots[place]));
    }
    return slots(created);
  }
}
