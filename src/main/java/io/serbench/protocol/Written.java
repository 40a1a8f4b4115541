package io.serbench.protocol;

import io.serbench.dataset.Bytes;

/**
 * A message that a timed loop wrote.
 *
 * @param value the number of its value, by which any fork can make the value again
 */
public record Written(int value, Bytes message) {}
