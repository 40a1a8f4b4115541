package io.serbench.library.shared;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * The several buffers of one value as one sequence of bytes: each after its length, which is an int
 * in the machine's order. MicroStream and Eclipse Serializer do the same for byte arrays.
 */
public final class FramedBuffers {
  private FramedBuffers() {}

  /** Copies the buffers, whose positions stay as they are, to where the target stands. */
  public static void write(ByteBuffer[] buffers, ByteBuffer target) {
    target.order(ByteOrder.nativeOrder());
    for (ByteBuffer each : buffers) {
      target.putInt(each.remaining()).put(each.duplicate());
    }
  }

  /**
   * What the rest of the source holds, uncopied. The views are as buffers are after they were
   * filled, each at its end, because that is how these libraries expect them.
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
