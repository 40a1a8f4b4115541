package io.serbench.library.protobuf;

import com.google.protobuf.InvalidProtocolBufferException;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.protobuf.generated.MediaProto;
import io.serbench.serializer.Serializer;

/**
 * Protobuf as its tutorial shows it: a message knows its size, so {@code toByteArray} allocates the
 * array once and at its exact length, and {@code parseFrom} reads an array without a stream.
 *
 * <p>A parsed proto2 message keeps its strings as bytes and decodes each when it is first asked
 * for; that part of the work is in {@code restore}, and so in the phase that times a whole round
 * trip.
 *
 * @see <a href="https://protobuf.dev/getting-started/javatutorial/#parsing-serialization">Parsing
 *     and Serialization</a>
 */
final class ProtobufSerializer implements Serializer<MediaContent, MediaProto.MediaContent> {
  @Override
  public MediaProto.MediaContent create(MediaContent value) {
    return MediaMessages.message(value);
  }

  @Override
  public byte[] serialize(MediaProto.MediaContent message) {
    return message.toByteArray();
  }

  @Override
  public MediaProto.MediaContent deserialize(byte[] bytes) throws InvalidProtocolBufferException {
    return MediaProto.MediaContent.parseFrom(bytes);
  }

  @Override
  public MediaContent restore(MediaProto.MediaContent message) {
    return MediaMessages.plain(message);
  }
}
