package io.serbench.serializer;

import java.nio.ByteBuffer;

/**
 * A {@link Serializer} that can also encode to and decode from a {@link ByteBuffer} of the caller.
 * It must accept direct buffers if its row is declared for {@link Transport#DIRECT}, and buffers on
 * the heap if it is declared for {@link Transport#HEAP}.
 *
 * @param <R> the representation
 */
public interface BufferSerializer<R> {

  /**
   * Encodes a representation into a buffer, from its position on, and advances the position to the
   * end of the encoded data.
   *
   * @param representation the value to encode; it may be encoded several times
   * @param target a buffer with ample room, which is reused for every value
   * @throws Exception whatever the library throws
   */
  void serialize(R representation, ByteBuffer target) throws Exception;

  /**
   * Decodes a representation from the bytes between a buffer's position and its limit. The position
   * may have any value afterwards; the limit and the content must be unchanged.
   *
   * @param source the encoded data; the caller may overwrite it after the call
   * @return a new object, which does not change when the buffer is overwritten
   * @throws Exception whatever the library throws
   */
  R deserialize(ByteBuffer source) throws Exception;
}
