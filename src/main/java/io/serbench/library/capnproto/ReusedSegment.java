package io.serbench.library.capnproto;

import java.nio.ByteBuffer;
import org.capnproto.MessageBuilder;

/**
 * Memory for the first segment of one message after the other. A message lasts until the next one
 * is built.
 *
 * <p>The constructor of {@link MessageBuilder} that takes a first segment is there "for reusing the
 * first segment buffer between messages, to avoid repeated allocations": without it, each message
 * allocates 8 KiB.
 *
 * @see <a
 *     href="https://github.com/capnproto/capnproto-java/blob/master/runtime/src/main/java/org/capnproto/MessageBuilder.java">
 *     MessageBuilder</a>
 */
final class ReusedSegment<T> {
  private final Conversion<T, ?, ?> conversion;
  private final ByteBuffer memory;
  private MessageBuilder message;

  ReusedSegment(Conversion<T, ?, ?> conversion, int capacity) {
    this.conversion = conversion;
    this.memory = ByteBuffer.allocate(capacity);
    this.message = new MessageBuilder(memory);
  }

  int capacity() {
    return memory.capacity();
  }

  /** Builds a message, whose other segments are new if it does not fit into the first. */
  MessageBuilder build(T value) {
    message.clearFirstSegment();
    message = new MessageBuilder(memory);
    conversion.build(message, value);
    return message;
  }
}
