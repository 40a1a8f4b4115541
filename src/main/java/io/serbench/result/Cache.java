package io.serbench.result;

/**
 * A cache of a processor.
 *
 * @param name level and kind: {@code L1d}
 * @param bytes its size
 */
public record Cache(String name, long bytes) {
  public Cache {
    Require.notNegative("the size of a cache", bytes);
  }
}
