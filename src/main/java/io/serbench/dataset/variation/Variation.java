package io.serbench.dataset.variation;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.codec.ValueCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * Varies a value: makes others with the same nulls, list lengths and references, but with other
 * leaves, which take the same number of bytes in any format. {@link Similar} says what that means
 * for each kind of leaf. The same number gives the same value in every JVM.
 *
 * @param <T> the class of the values
 */
public final class Variation<T> {
  /** Objects take some three times as many bytes as the codec's form, the encoded value as many. */
  private static final int HEAP_BYTES = 4;

  private final Class<T> root;
  private final FirstValue encoded;

  private Variation(Class<T> root, FirstValue encoded) {
    this.root = root;
    this.encoded = encoded;
  }

  /** The first value of a data set, which keeps it. */
  private record FirstValue(ValueCodec codec, Bytes bytes) {
    static FirstValue of(Dataset<?> dataset) {
      ValueCodec codec = new ValueCodec(dataset.type().classes());
      return new FirstValue(codec, Bytes.of(codec.encode(dataset.value())));
    }
  }

  /**
   * Returns a source of values of the same shape as a data set's first; empty for a user's type,
   * since serbench cannot know what its strings mean. The first call encodes the value.
   */
  public static <T> Optional<Variation<T>> of(Dataset<T> dataset) {
    return dataset.type().bundled()
        ? Optional.of(
            new Variation<>(dataset.type().root(), dataset.kept(FirstValue.class, FirstValue::of)))
        : Optional.empty();
  }

  /** Returns a value that differs from a data set's first; empty if there is none. */
  public static <T> Optional<T> other(Dataset<T> dataset) {
    return dataset.values().size() > 1
        ? Optional.of(dataset.again().apply(1))
        : of(dataset).map(variation -> variation.value(1));
  }

  /**
   * Returns a function that makes values other than those of a data set: a new object at each call,
   * and the same value for the same number, which is above {@code 1 << 16}; empty if serbench
   * cannot make any.
   */
  public static <T> Optional<IntFunction<T>> others(Dataset<T> dataset) {
    Optional<IntFunction<T>> varied = of(dataset).map(variation -> variation::value);
    return varied.isPresent() ? varied : dataset.givenOthers();
  }

  /**
   * Returns a new value, which shares nothing with any other, not even strings.
   *
   * @param number 0 for a copy of the original, and a different value for each number above
   */
  public T value(int number) {
    try {
      UnaryOperator<Object> leaves = number == 0 ? UnaryOperator.identity() : new Similar(number);
      return encoded.codec().decode(root, encoded.bytes().array(), leaves);
    } catch (IOException e) {
      throw new UncheckedIOException("a value cannot be read from its own bytes", e);
    }
  }

  /** Returns about how many bytes of heap a value takes, together with its encoded form. */
  public long bytes() {
    return (long) HEAP_BYTES * encoded.bytes().array().length;
  }
}
