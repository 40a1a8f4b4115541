package io.serbench.dataset;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A type and a value of it.
 *
 * @param name the family and the value's own name: {@code media.1}
 * @param type the type
 * @param value the value; never to be changed
 * @param <T> the class of the value
 */
public record Dataset<T>(String name, DataType<T> type, T value) {

  /** {@code count} equal, distinct values. */
  public List<T> copies(int count) {
    return IntStream.range(0, count).mapToObj(i -> type.copy(value)).toList();
  }
}
