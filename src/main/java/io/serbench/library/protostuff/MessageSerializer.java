package io.serbench.library.protostuff;

import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Protostuff on classes that its compiler generates from {@code schema/protobuf}. Each is both
 * message and schema.
 */
final class MessageSerializer<T, M> implements Serializer<T, M>, StreamSerializer<M> {
  private final MessageType<T, M> type;
  private final SchemaCodec<M> codec;

  MessageSerializer(MessageType<T, M> type, WireFormat format) {
    this.type = type;
    this.codec = new BinaryCodec<>(format, type.schema());
  }

  @Override
  public M create(T value) {
    return type.message().apply(value);
  }

  @Override
  public byte[] serialize(M message) throws IOException {
    return codec.encode(message);
  }

  @Override
  public M deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public T restore(M message) {
    return type.plain().apply(message);
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) throws Exception {
    return codec.writer(out);
  }

  @Override
  public ItemReader<M> reader(InputStream in) throws Exception {
    return codec.reader(in);
  }
}
