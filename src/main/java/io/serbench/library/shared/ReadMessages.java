package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;

/**
 * Rows of libraries whose message is both what is sent and what is read, field by field, and that
 * read all of it in {@code deserialize}. What is created is the library's message, on memory of its
 * own; what is decoded is the plain object.
 *
 * @param <T> the plain type
 * @param <M> an accessor on a message
 * @param <A> what makes and sends messages, and reads none
 */
public abstract class ReadMessages<T, M, A extends Serializer<T, M> & BufferSerializer<M>>
    implements Serializer<T, Object>, BufferSerializer<Object> {
  private final Class<T> root;
  private final A messages;

  protected ReadMessages(DataType<T> type, A messages) {
    this.root = type.root();
    this.messages = messages;
  }

  @Override
  public final Object create(T value) throws Exception {
    return messages.create(value);
  }

  @Override
  public final byte[] serialize(Object message) throws Exception {
    return messages.serialize(message(message));
  }

  @Override
  public final void serialize(Object message, ByteBuffer target) throws Exception {
    messages.serialize(message(message), target);
  }

  @Override
  public final T restore(Object held) throws Exception {
    return root.isInstance(held) ? root.cast(held) : messages.restore(message(held));
  }

  /** What was created. */
  @SuppressWarnings("unchecked") // What is not plain was created, and so is a message.
  protected final M message(Object held) {
    return (M) held;
  }
}
