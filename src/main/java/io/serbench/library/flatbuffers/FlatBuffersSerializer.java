package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.flatbuffers.generated.FMediaContent;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * FlatBuffers as its guide shows it. What the library encodes is the buffer itself, so creating is
 * building it and encoding is copying it; what it decodes is an accessor on the received array, and
 * reading the fields is {@link #restore}'s work.
 *
 * <p>One builder serves all messages: clearing it keeps its buffer. The accessor stands on an array
 * of its own, never on the builder's.
 *
 * @see <a href="https://flatbuffers.dev/languages/java/">Use in Java</a>
 * @see <a
 *     href="https://github.com/google/flatbuffers/blob/master/java/com/google/flatbuffers/FlatBufferBuilder.java">
 *     FlatBufferBuilder.clear()</a>
 */
final class FlatBuffersSerializer implements Serializer<MediaContent, FMediaContent> {
  private static final int INITIAL_CAPACITY = 1024;

  private final FlatBufferBuilder builder = new FlatBufferBuilder(INITIAL_CAPACITY);

  @Override
  public FMediaContent create(MediaContent value) {
    builder.clear();
    builder.finish(MediaTables.table(builder, value));
    return root(builder.sizedByteArray());
  }

  @Override
  public byte[] serialize(FMediaContent table) {
    byte[] bytes = table.getByteBuffer().array();
    return Arrays.copyOf(bytes, bytes.length);
  }

  @Override
  public FMediaContent deserialize(byte[] bytes) {
    return root(bytes);
  }

  @Override
  public MediaContent restore(FMediaContent table) {
    return MediaTables.plain(table);
  }

  private static FMediaContent root(byte[] bytes) {
    return FMediaContent.getRootAsFMediaContent(ByteBuffer.wrap(bytes));
  }
}
