package io.serbench.library.protobuf;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.protobuf.generated.MediaProto;
import io.serbench.serializer.Serializer;

/**
 * Protobuf messages as JSON, by the one printer and the one parser that the library has; both are
 * made once, because they do not change. They work on text, so the bytes are coded here.
 *
 * @see <a
 *     href="https://protobuf.dev/reference/java/api-docs/com/google/protobuf/util/JsonFormat.Printer">
 *     JsonFormat.Printer</a>
 */
final class ProtobufJsonSerializer implements Serializer<MediaContent, MediaProto.MediaContent> {
  private final JsonFormat.Printer printer = JsonFormat.printer().omittingInsignificantWhitespace();
  private final JsonFormat.Parser parser = JsonFormat.parser();

  @Override
  public MediaProto.MediaContent create(MediaContent value) {
    return MediaMessages.message(value);
  }

  @Override
  public byte[] serialize(MediaProto.MediaContent message) throws InvalidProtocolBufferException {
    return printer.print(message).getBytes(UTF_8);
  }

  @Override
  public MediaProto.MediaContent deserialize(byte[] bytes) throws InvalidProtocolBufferException {
    MediaProto.MediaContent.Builder builder = MediaProto.MediaContent.newBuilder();
    parser.merge(new String(bytes, UTF_8), builder);
    return builder.build();
  }

  @Override
  public MediaContent restore(MediaProto.MediaContent message) {
    return MediaMessages.plain(message);
  }
}
