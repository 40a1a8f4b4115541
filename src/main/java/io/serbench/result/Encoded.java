package io.serbench.result;

import java.util.Optional;

/**
 * How large encoded data are.
 *
 * @param size bytes of one value, or of a stream; of several values their mean
 * @param deflated bytes of the same after deflate
 * @param range of the sizes, where there are several values
 */
public record Encoded(int size, int deflated, Optional<Range> range) {
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

  /** One value, or a stream. */
  public Encoded(int size, int deflated) {
    this(size, deflated, Optional.empty());
  }
}
