package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;

/**
 * The common part of rows whose library's objects are accessors on encoded messages, and that read
 * all fields in {@code deserialize}. They create a message in its own memory, and decode to a plain
 * object.
 *
 * @param <T> the plain type
 * @param <M> an accessor on a message
 * @param <A> the serializer that creates and encodes messages without reading fields
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
  public final Object createTemporary(T value) throws Exception {
    return messages.createTemporary(value);
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

  /** Returns the message that was created. */
  @SuppressWarnings("unchecked") // A representation that is not plain is a message.
  protected final M message(Object held) {
    return (M) held;
  }
}
