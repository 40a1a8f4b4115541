package io.serbench.library.capnproto;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.capnproto.generated.MediaCapnp;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.ReaderOptions;

/**
 * Cap'n Proto: the message in memory is what is sent, so creating is building it, and encoding is
 * writing its segments. What is decoded is an accessor on the received segments; reading the fields
 * is {@link #restore}'s work.
 *
 * <p>The constructor of {@link MessageBuilder} that takes a first segment is there "for reusing the
 * first segment buffer between messages, to avoid repeated allocations": without it, each message
 * allocates 8 KiB. A message that a row holds must outlive the next one, so its segments are
 * copied.
 *
 * @see <a
 *     href="https://github.com/capnproto/capnproto-java/blob/master/runtime/src/main/java/org/capnproto/MessageBuilder.java">
 *     MessageBuilder</a>
 */
final class CapnProtoSerializer implements Serializer<MediaContent, MessageReader> {
  private static final int INITIAL_CAPACITY = 8192;

  private final Packing packing;
  private final ByteBuffer firstSegment = ByteBuffer.allocate(INITIAL_CAPACITY);
  private final GrowingOutput output = new GrowingOutput(INITIAL_CAPACITY);

  CapnProtoSerializer(Packing packing) {
    this.packing = packing;
  }

  @Override
  public MessageReader create(MediaContent value) {
    MessageBuilder builder = new MessageBuilder(firstSegment);
    MediaStructs.fill(builder.initRoot(MediaCapnp.MediaContent.factory), value);
    ByteBuffer[] segments = builder.getSegmentsForOutput();
    for (int i = 0; i < segments.length; i++) {
      segments[i] = copy(segments[i]);
    }
    builder.clearFirstSegment();
    return new MessageReader(segments, ReaderOptions.DEFAULT_READER_OPTIONS);
  }

  @Override
  public byte[] serialize(MessageReader message) throws IOException {
    output.clear();
    packing.write(message, output);
    return output.toBytes();
  }

  @Override
  public MessageReader deserialize(byte[] bytes) throws IOException {
    return packing.read(bytes);
  }

  @Override
  public MediaContent restore(MessageReader message) {
    return MediaStructs.plain(message.getRoot(MediaCapnp.MediaContent.factory));
  }

  private static ByteBuffer copy(ByteBuffer segment) {
    int start = segment.arrayOffset() + segment.position();
    byte[] bytes = Arrays.copyOfRange(segment.array(), start, start + segment.remaining());
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
