package io.serbench.library.quickbuf;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.quickbuf.generated.MediaProto;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import us.hebi.quickbuf.ProtoSink;
import us.hebi.quickbuf.ProtoSource;

/**
 * QuickBuffers on byte arrays: the message says its size, so the array is made once and at its
 * exact length; the sink and the source are used again. Messages are not, although the library is
 * made for that: what is decoded must be a fresh object.
 *
 * @see <a href="https://github.com/HebiRobotics/QuickBuffers#reading-and-writing-messages">Reading
 *     and Writing Messages</a>
 */
final class QuickbufSerializer implements Serializer<MediaContent, MediaProto.MediaContent> {
  private final ProtoSink sink = ProtoSink.newInstance(new byte[0]);
  private final ProtoSource source = ProtoSource.newInstance(new byte[0]);

  @Override
  public MediaProto.MediaContent create(MediaContent value) {
    return MediaMessages.message(value);
  }

  @Override
  public byte[] serialize(MediaProto.MediaContent message) throws IOException {
    byte[] bytes = new byte[message.getSerializedSize()];
    sink.setOutput(bytes);
    message.writeTo(sink);
    return bytes;
  }

  @Override
  public MediaProto.MediaContent deserialize(byte[] bytes) throws IOException {
    source.setInput(bytes);
    return MediaProto.MediaContent.parseFrom(source);
  }

  @Override
  public MediaContent restore(MediaProto.MediaContent message) {
    return MediaMessages.plain(message);
  }
}
