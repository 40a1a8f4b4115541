package io.serbench.library.scalapb;

import io.serbench.library.scalapb.generated.MediaContent;
import io.serbench.library.scalapb.generated.MediaContent$;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import scalapb.GeneratedMessageCompanion;

/**
 * ScalaPB's messages, which write and read themselves. On a stream, each follows its length.
 *
 * @see <a href="https://scalapb.github.io/docs/generated-code">Generated Code</a>
 */
final class ScalapbSerializer
    implements Serializer<io.serbench.dataset.media.MediaContent, MediaContent>,
        StreamSerializer<MediaContent> {
  private final GeneratedMessageCompanion<MediaContent> messages = MediaContent$.MODULE$;

  @Override
  public MediaContent create(io.serbench.dataset.media.MediaContent content) {
    return MediaMessages.message(content);
  }

  @Override
  public byte[] serialize(MediaContent message) {
    return message.toByteArray();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return messages.parseFrom(bytes);
  }

  @Override
  public io.serbench.dataset.media.MediaContent restore(MediaContent message) {
    return MediaMessages.plain(message);
  }

  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(MediaContent message) {
        message.writeDelimitedTo(out);
      }

      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) {
    return () -> messages.parseDelimitedFrom(in).get();
  }
}
