package io.serbench.library.protostuff;

import io.serbench.dataset.media.MediaContent;
import io.serbench.serializer.Serializer;
import java.io.IOException;

/**
 * Protostuff on the classes that its compiler generated of {@code schema/protobuf/media.proto}, by
 * {@code scripts/generate-protostuff.sh}. Each is message and schema in one.
 */
final class MessageSerializer
    implements Serializer<MediaContent, io.serbench.library.protostuff.generated.MediaContent> {
  private final SchemaCodec<io.serbench.library.protostuff.generated.MediaContent> codec;

  MessageSerializer(WireFormat format) {
    this.codec =
        new SchemaCodec<>(
            format, io.serbench.library.protostuff.generated.MediaContent.getSchema());
  }

  @Override
  public io.serbench.library.protostuff.generated.MediaContent create(MediaContent value) {
    return MessageConversion.toMessage(value);
  }

  @Override
  public byte[] serialize(io.serbench.library.protostuff.generated.MediaContent representation) {
    return codec.encode(representation);
  }

  @Override
  public io.serbench.library.protostuff.generated.MediaContent deserialize(byte[] bytes)
      throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public MediaContent restore(
      io.serbench.library.protostuff.generated.MediaContent representation) {
    return MessageConversion.toPlain(representation);
  }
}
