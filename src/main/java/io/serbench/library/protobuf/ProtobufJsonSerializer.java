package io.serbench.library.protobuf;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;

/**
 * Protobuf messages as JSON, with the library's printer and parser. Both are immutable and made
 * once. They work on strings, so bytes are encoded and decoded here.
 *
 * @see <a
 *     href="https://protobuf.dev/reference/java/api-docs/com/google/protobuf/util/JsonFormat.Printer">
 *     JsonFormat.Printer</a>
 */
final class ProtobufJsonSerializer<T, M extends Message>
    implements Serializer<T, M>, TextSerializer<M> {
  private final MessageType<T, M> type;
  private final JsonFormat.Printer printer;
  private final JsonFormat.Parser parser;

  ProtobufJsonSerializer(MessageType<T, M> type) {
    this.type = type;
    JsonFormat.TypeRegistry types = MessageTypes.of(type.empty().getDescriptorForType());
    this.printer = JsonFormat.printer().usingTypeRegistry(types).omittingInsignificantWhitespace();
    this.parser = JsonFormat.parser().usingTypeRegistry(types);
  }

  @Override
  public M create(T value) {
    return type.message().apply(value);
  }

  @Override
  public byte[] serialize(M message) throws InvalidProtocolBufferException {
    return write(message).getBytes(UTF_8);
  }

  @Override
  public M deserialize(byte[] bytes) throws InvalidProtocolBufferException {
    return parse(new String(bytes, UTF_8));
  }

  @Override
  public T restore(M message) {
    return type.plain().apply(message);
  }

  @Override
  public String write(M message) throws InvalidProtocolBufferException {
    return printer.print(message);
  }

  @Override
  @SuppressWarnings("unchecked") // A message's builder builds messages of its class.
  public M parse(String text) throws InvalidProtocolBufferException {
    Message.Builder builder = type.empty().newBuilderForType();
    parser.merge(text, builder);
    return (M) builder.build();
  }
}
