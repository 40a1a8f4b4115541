package io.serbench.protocol;

import io.serbench.dataset.codec.ValueCodec;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The messages of one direction as bytes: their length, an {@code int}; a byte that says which
 * message it is; and its record as {@link ValueCodec} encodes it. The codec of a message is made
 * when the first is sent or read: a fork that measures uses a third of them, and finding the
 * classes of all would take a tenth of a second of its start.
 */
final class MessageCodec {
  private final List<Class<?>> kinds;
  private final Map<Class<?>, ValueCodec> codecs = new ConcurrentHashMap<>();

  /**
   * Creates a codec.
   *
   * @param direction the sealed type of all messages
   */
  MessageCodec(Class<?> direction) {
    // Sorted, since the order of declarations may differ between JVMs.
    kinds =
        Stream.<Class<?>>of(direction.getPermittedSubclasses())
            .sorted(Comparator.comparing(Class::getName))
            .toList();
  }

  /** Writes a message. If it cannot be encoded, nothing is written. */
  void write(Object message, DataOutputStream out) throws IOException {
    ByteArrayOutputStream bytes = of(message.getClass()).encoded(message);
    out.writeInt(1 + bytes.size());
    out.writeByte(kinds.indexOf(message.getClass()));
    bytes.writeTo(out);
  }

  /**
   * Returns the message that was written.
   *
   * @param expected what it must be
   * @param kind the byte that says which message it is
   * @throws IOException if it is none, or another one
   */
  <M> M read(Class<M> expected, int kind, byte[] bytes) throws IOException {
    Class<?> type = kind < kinds.size() ? kinds.get(kind) : Object.class;
    if (!expected.isAssignableFrom(type)) {
      throw new IOException("message " + kind + " is no " + expected.getSimpleName());
    }
    return of(type).decode(type.asSubclass(expected), bytes);
  }

  private ValueCodec of(Class<?> type) {
    return codecs.computeIfAbsent(type, ValueCodec::of);
  }
}
