package io.serbench.library.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * Protobuf as in its tutorial: a message knows its size, so {@code toByteArray} allocates an array
 * of exact length, and {@code parseFrom} reads an array without a stream. On a stream, each message
 * follows its length, and is encoded and decoded in its own buffer.
 *
 * <p>A parsed proto2 message keeps its strings as bytes and decodes each on first access, which
 * happens in {@code restore} and so in the phase that times a whole round trip. Messages of an
 * edition decode strings at once: the build copies this class and the conversions in its package
 * for the classes that protoc generates from the same schema in that edition. It does the same for
 * those of the lite runtime, protobuf-javalite, which also decode strings at once.
 *
 * @see <a href="https://protobuf.dev/getting-started/javatutorial/#parsing-serialization">Parsing
 *     and Serialization</a>
 * @see <a href="https://protobuf.dev/programming-guides/techniques/#streaming">Streaming Multiple
 *     Messages</a>
 */
public final class ProtobufSerializer<T, M extends Message>
    implements Serializer<T, M>, BufferSerializer<M>, StreamSerializer<M> {
  private final MessageType<T, M> type;
  private final Parser<M> parser;

  public ProtobufSerializer(MessageType<T, M> type) {
    this.type = type;
    this.parser = type.parser();
  }

  @Override
  public M create(T value) {
    return type.message().apply(value);
  }

  @Override
  public byte[] serialize(M message) {
    return message.toByteArray();
  }

  @Override
  public M deserialize(byte[] bytes) throws InvalidProtocolBufferException {
    return parser.parseFrom(bytes);
  }

  @Override
  public T restore(M message) {
    return type.plain().apply(message);
  }

  @Override
  public void serialize(M message, ByteBuffer target) throws IOException {
    CodedOutputStream output = CodedOutputStream.newInstance(target);
    message.writeTo(output);
    // Updates the position of the buffer.
    output.flush();
  }

  /** Copies the bytes of strings, since aliasing of the buffer is off by default. */
  @Override
  public M deserialize(ByteBuffer source) throws InvalidProtocolBufferException {
    return parser.parseFrom(source);
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(M message) throws IOException {
        message.writeDelimitedTo(out);
      }

      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<M> reader(InputStream in) {
    return () -> parser.parseDelimitedFrom(in);
  }
}
