package io.serbench.child;

import io.serbench.dataset.object.ObjectWalk;
import java.nio.ByteBuffer;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Buffers in a decoded value and what they held. They may be views of the message, as those of
 * Thrift are, which loses nothing as long as nobody overwrites it; and a view is fully decoded.
 */
record BufferViews(Map<ByteBuffer, byte[]> contents) {
  static final BufferViews NONE = new BufferViews(Map.of());

  static BufferViews in(Object decoded) {
    Map<ByteBuffer, byte[]> contents = new IdentityHashMap<>();
    ObjectWalk.through(
        decoded,
        (object, depth) -> {
          if (object instanceof ByteBuffer buffer && !buffer.isReadOnly()) {
            byte[] held = new byte[buffer.remaining()];
            buffer.duplicate().get(held);
            contents.put(buffer, held);
          }
        });
    return new BufferViews(contents);
  }

  /** Writes to all buffers what they held, after the message was overwritten. */
  void restore() {
    contents.forEach((buffer, held) -> buffer.duplicate().put(held));
  }
}
