package io.serbench.dataset.hostile;

import java.util.function.Supplier;

/**
 * A hostile message, whose bytes are made on request because there may be many.
 *
 * @param name what is hostile about it, for people: {@code 2^31-1 as varint at 17}
 */
public record Message(String name, Supplier<byte[]> made) {
  /** Makes the message's bytes. */
  public byte[] bytes() {
    return made.get();
  }
}
