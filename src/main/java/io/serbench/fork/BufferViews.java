package io.serbench.fork;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.object.ObjectWalk;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Buffers in a decoded value and what they held. They may be views of the message, as those of
 * Thrift are, which loses nothing as long as nobody overwrites it; and a view is fully decoded.
 */
record BufferViews(List<View> all) {
  static final BufferViews NONE = new BufferViews(List.of());

  record View(ByteBuffer buffer, Bytes held) {}

  static BufferViews in(Object decoded) {
    List<View> all = new ArrayList<>();
    ObjectWalk.through(
        decoded,
        (object, depth) -> {
          if (object instanceof ByteBuffer buffer && !buffer.isReadOnly()) {
            byte[] held = new byte[buffer.remaining()];
            buffer.duplicate().get(held);
            all.add(new View(buffer, Bytes.of(held)));
          }
        });
    return new BufferViews(all);
  }

  /** Writes to all buffers what they held, after the message was overwritten. */
  void restore() {
    all.forEach(view -> view.buffer().duplicate().put(view.held().array()));
  }
}
