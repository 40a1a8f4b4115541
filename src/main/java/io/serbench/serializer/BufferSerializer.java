package io.serbench.serializer;

import java.nio.ByteBuffer;

/**
 * A serializer that also works on the caller's buffers, direct ones and those on the heap.
 *
 * @param <R> the representation
 */
public interface BufferSerializer<R> {

  /**
   * Encodes into the buffer from its position on, and moves the position behind the data.
   *
   * @throws Exception what the library throws; the caller's buffer has room enough
   */
  void serialize(R representation, ByteBuffer target) throws Exception;

  /**
   * Decodes what is between the buffer's position and its limit into a new object, which stays as
   * it is when the buffer is overwritten.
   */
  R deserialize(ByteBuffer source) throws Exception;
}
