package io.serbench.result;

/**
 * How large encoded data are.
 *
 * @param size bytes of one value, or of a stream
 * @param deflated bytes of the same after deflate
 */
public record Encoded(int size, int deflated) {
  public Encoded {
    Require.notNegative("the size", size);
    Require.notNegative("the deflated size", deflated);
  }
}
