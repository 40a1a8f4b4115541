package io.serbench.library.capnproto;

import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.util.Arrays;
import org.capnproto.ArrayOutputStream;
import org.capnproto.BufferedInputStream;
import org.capnproto.BufferedInputStreamWrapper;
import org.capnproto.BufferedOutputStream;
import org.capnproto.BufferedOutputStreamWrapper;
import org.capnproto.MessageReader;
import org.capnproto.ReaderOptions;

/**
 * What Cap'n Proto costs before a field is read. The message in memory is what is sent, so creating
 * is building it, and encoding is writing its segments. What is decoded is an accessor on the
 * received segments; reading the fields is {@link #restore}'s work.
 *
 * <p>Messages are built in a {@link ReusedSegment}. The segments of a message that must outlive the
 * next one are copied.
 */
final class CapnProtoAccess<T>
    implements Serializer<T, MessageReader>,
        BufferSerializer<MessageReader>,
        StreamSerializer<MessageReader> {
  private static final int INITIAL_CAPACITY = 8192;

  private final Conversion<T, ?, ?> conversion;
  private final Packing packing;
  private final ReusedSegment<T> firstSegment;
  private final GrowingOutput output = new GrowingOutput(INITIAL_CAPACITY);

  CapnProtoAccess(DataType<T> type, Packing packing) {
    this.conversion = Conversion.of(type);
    this.packing = packing;
    this.firstSegment = new ReusedSegment<>(conversion, INITIAL_CAPACITY);
  }

  @Override
  public MessageReader create(T value) {
    ByteBuffer[] segments = firstSegment.build(value).getSegmentsForOutput();
    for (int i = 0; i < segments.length; i++) {
      segments[i] = copy(segments[i]);
    }
    return new MessageReader(segments, ReaderOptions.DEFAULT_READER_OPTIONS);
  }

  @Override
  public MessageReader createTemporary(T value) {
    ByteBuffer[] segments = firstSegment.build(value).getSegmentsForOutput();
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
    return packing.read(ByteBuffer.wrap(bytes));
  }

  @Override
  public void serialize(MessageReader message, ByteBuffer target) throws IOException {
    ArrayOutputStream written = new ArrayOutputStream(target);
    packing.write(message, written);
    target.position(written.buf.position());
  }

  @Override
  public MessageReader deserialize(ByteBuffer source) throws IOException {
    return packing.read(source);
  }

  @Override
  public ItemWriter<MessageReader> writer(OutputStream out) {
    BufferedOutputStream buffered = new BufferedOutputStreamWrapper(Channels.newChannel(out));
    return new ItemWriter<>() {
      @Override
      public void write(MessageReader message) throws IOException {
        packing.write(message, buffered);
      }

      @Override
      public void end() throws IOException {
        buffered.flush();
      }
    };
  }

  @Override
  public ItemReader<MessageReader> reader(InputStream in) {
    BufferedInputStream buffered = new BufferedInputStreamWrapper(Channels.newChannel(in));
    return () -> packing.read(buffered);
  }

  @Override
  public T restore(MessageReader message) {
    return conversion.read(message);
  }

  private static ByteBuffer copy(ByteBuffer segment) {
    int start = segment.arrayOffset() + segment.position();
    byte[] bytes = Arrays.copyOfRange(segment.array(), start, start + segment.remaining());
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
