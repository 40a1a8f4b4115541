package io.serbench.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A type and values of it.
 *
 * @param name the family and the data set's own name: {@code media.1}
 * @param type the type
 * @param values one or more; never to be changed
 * @param again makes the value with that place once more: equal, and sharing nothing mutable
 * @param <T> the class of the values
 */
public record Dataset<T>(String name, DataType<T> type, List<T> values, IntFunction<T> again) {
  public Dataset {
    values = List.copyOf(values);
  }

  /** A data set of one value. */
  public Dataset(String name, DataType<T> type, T value) {
    this(name, type, List.of(value), place -> type.copy(value));
  }

  /** The first value. */
  public T value() {
    return values.get(0);
  }

  /** A value that differs from the first; empty where there is none. */
  public Optional<T> other() {
    return values.size() > 1
        ? Optional.of(again.apply(1))
        : variation().map(variation -> variation.value(1));
  }

  /**
   * Makes values of the shape of this one; empty where the values are data of the user's, which
   * nobody but the user knows how to change.
   */
  public Optional<Variation<T>> variation() {
    return type.bundled() ? Optional.of(new Variation<>(type, value())) : Optional.empty();
  }

  /** Equal, distinct values: all of them, as often as it takes to have so many or more. */
  public List<T> copies(int least) {
    List<T> copies = new ArrayList<>();
    while (copies.size() < least) {
      for (int place = 0; place < values.size(); place++) {
        copies.add(again.apply(place));
      }
    }
    return copies;
  }
}
