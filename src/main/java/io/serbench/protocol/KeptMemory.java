package io.serbench.protocol;

import java.util.Optional;

/**
 * Memory that one more serializer and its thread keep, in bytes of the heap and of direct buffers.
 *
 * @param small after small messages
 * @param large after a large one; empty where the row does not carry it
 * @param refusal why it does not; empty where it does
 */
public record KeptMemory(long small, Optional<Large> large, String refusal) {
  /**
   * Of a large message.
   *
   * @param message bytes of it
   * @param kept after it
   * @param after what is kept once small messages followed
   * @param buffers what of {@code kept} are arrays that serbench's own adapter holds
   */
  public record Large(long message, long kept, long after, long buffers) {}
}
