package io.serbench.result;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How large encoded data are.
 *
 * @param size bytes of one value, or of a stream; of several values their mean; compressed where
 *     they are compressed
 * @param deflated bytes of what was encoded after deflate, whatever else it is compressed with
 * @param range of the sizes, where there are several values
 * @param distinct how many different values of that size rotated: as many as were asked for, or as
 *     fit into the heap; empty in files of versions in which it was always equal copies
 * @param compressor what compressed them: the name of a library; empty where nothing did
 */
public record Encoded(
    int size,
    int deflated,
    Optional<Range> range,
    OptionalInt distinct,
    Optional<String> compressor) {
  /**
   * The sizes of several values, in bytes.
   *
   * @param values how many they are
   */
  public record Range(int values, int least, int most) {}

  public Encoded {
    Require.notNegative("the size", size);
    Require.notNegative("the deflated size", deflated);
  }

  /** Not compressed. */
  public Encoded(int size, int deflated, Optional<Range> range, OptionalInt distinct) {
    this(size, deflated, range, distinct, Optional.empty());
  }

  /** One value, or a stream. */
  public Encoded(int size, int deflated) {
    this(size, deflated, Optional.empty(), OptionalInt.empty());
  }
}
