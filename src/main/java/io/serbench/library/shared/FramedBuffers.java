package io.serbench.library.shared;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Joins the buffers of one value in one sequence of bytes, each after its length as an int in
 * native byte order. MicroStream and Eclipse Serializer do the same for byte arrays.
 */
public final class FramedBuffers {
  private FramedBuffers() {}

  /** Copies buffers to the position of a target, without changing their positions. */
  public static void write(ByteBuffer[] buffers, ByteBuffer target) {
    target.order(ByteOrder.nativeOrder());
    for (ByteBuffer each : buffers) {
      target.putInt(each.remaining()).put(each.duplicate());
    }
  }

  /**
   * Returns views of the buffers in the rest of a source. Each view's position is at its end, as
   * after filling a buffer, which these libraries expect.
   */
  public static ByteBuffer[] views(ByteBuffer source) {
    ByteBuffer rest = source.duplicate().order(ByteOrder.nativeOrder());
    List<ByteBuffer> buffers = new ArrayList<>();
    while (rest.hasRemaining()) {
      int length = rest.getInt();
      ByteBuffer part = rest.slice(rest.position(), length).order(ByteOrder.nativeOrder());
      buffers.add(part.position(length));
      rest.position(rest.position() + length);
    }
    return buffers.toArray(ByteBuffer[]::new);
  }
}
