package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Values of the shape of one: with the same nulls, lengths of lists and references, and with leaves
 * that take as many bytes in any coding, but say something else. See {@link Similar} for what that
 * means for each kind of leaf. The same number gives the same value in every JVM.
 *
 * @param <T> the class of the values
 */
public final class Variation<T> {
  /** Objects take some three times as much as the codec's bytes, and what is encoded as much. */
  private static final int HEAP_BYTES = 4;

  private final Class<T> root;
  private final ValueCodec codec;
  private final byte[] encoded;

  /** Of a value of a type that comes with serbench. */
  Variation(DataType<T> type, T value) {
    this.root = type.root();
    this.codec = new ValueCodec(type.classes());
    this.encoded = codec.encode(value);
  }

  /**
   * A new value, which shares nothing with any other: no list, and no string.
   *
   * @param number 0 for a copy of the value that is varied; above that, another one for each number
   */
  public T value(int number) {
    try {
      return number == 0
          ? codec.decode(root, encoded)
          : codec.decode(root, encoded, new Similar(number));
    } catch (IOException e) {
      throw new UncheckedIOException("a value cannot be read from its own bytes", e);
    }
  }

  /** About how many bytes of the heap a value takes together with what it is encoded to. */
  public long bytes() {
    return (long) HEAP_BYTES * encoded.length;
  }
}
