package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  private final ValueCodec codec;
  private final byte[] encoded;

  Variation(DataType<T> type, T value) {
    this.root = type.root();
    this.codec = new ValueCodec(type.classes());
    this.encoded = codec.encode(value);
  }

  /**
   * Returns a new value, which shares nothing with any other, not even strings.
   *
   * @param number 0 for a copy of the original, and a different value for each number above
   */
  public T value(int number) {
    try {
      return codec.decode(
          root, encoded, number == 0 ? UnaryOperator.identity() : new Similar(number));
    } catch (IOException e) {
      throw new UncheckedIOException("a value cannot be read from its own bytes", e);
    }
  }

  /** Returns about how many bytes of heap a value takes, together with its encoded form. */
  public long bytes() {
    return (long) HEAP_BYTES * encoded.length;
  }
}
