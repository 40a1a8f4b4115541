package io.serbench.dataset.hostile;

import java.util.function.Supplier;

/**
 * A hostile message.
 *
 * @param name what is hostile about it, for people: {@code 2^31-1 as varint at 17}
 * @param made makes its bytes, which may be many
 */
public record Message(String name, Supplier<byte[]> made) {
  /** Its bytes. */
  public byte[] bytes() {
    return made.get();
  }
}
