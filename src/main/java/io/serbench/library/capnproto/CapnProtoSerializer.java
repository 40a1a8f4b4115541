package io.serbench.library.capnproto;

import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import org.capnproto.ArrayOutputStream;
import org.capnproto.BufferedInputStream;
import org.capnproto.BufferedInputStreamWrapper;
import org.capnproto.BufferedOutputStream;
import org.capnproto.BufferedOutputStreamWrapper;
import org.capnproto.MessageBuilder;
import org.capnproto.Serialize;

/**
 * Cap'n Proto: creating builds a message, encoding writes its segments, and decoding reads all
 * fields of a message where it lies into a plain object. So what is held is a {@link
 * MessageBuilder} or, once it is decoded, the plain object.
 *
 * <p>A message that must outlive the next one has a first segment of its own, others a {@link
 * ReusedSegment}. That has room for the longest message so far: one that does not fit is built
 * again, so that all have one segment.
 */
final class CapnProtoSerializer<T>
    implements Serializer<T, Object>, BufferSerializer<Object>, StreamSerializer<Object> {
  private static final int INITIAL_CAPACITY = 1024;

  private final Class<T> root;
  private final Conversion<T, ?, ?> conversion;
  private final Packing packing;
  private final GrowingOutput scratch = new GrowingOutput(INITIAL_CAPACITY);
  private ReusedSegment<T> firstSegment;

  CapnProtoSerializer(DataType<T> type, Packing packing) {
    this.root = type.root();
    this.conversion = Conversion.of(type);
    this.packing = packing;
    this.firstSegment = new ReusedSegment<>(conversion, INITIAL_CAPACITY);
  }

  @Override
  public Object create(T value) {
    MessageBuilder message = conversion.build(ByteBuffer.allocate(firstSegment.capacity()), value);
    return fits(message)
        ? message
        : conversion.build(ByteBuffer.allocate(firstSegment.capacity()), value);
  }

  @Override
  public Object createTemporary(T value) {
    MessageBuilder message = firstSegment.build(value);
    return fits(message) ? message : firstSegment.build(value);
  }

  /** Returns whether a message fits into the first segment, which otherwise becomes longer. */
  private boolean fits(MessageBuilder message) {
    int size = Math.toIntExact(Serialize.computeSerializedSizeInWords(message) * Long.BYTES);
    int room = firstSegment.capacity();
    if (size <= room) {
      return true;
    }
    firstSegment = new ReusedSegment<>(conversion, Math.max(2 * room, size));
    return false;
  }

  @Override
  public byte[] serialize(Object message) throws IOException {
    return packing.bytes((MessageBuilder) message, scratch);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return deserialize(ByteBuffer.wrap(bytes));
  }

  @Override
  public void serialize(Object message, ByteBuffer target) throws IOException {
    ArrayOutputStream output = new ArrayOutputStream(target);
    packing.write((MessageBuilder) message, output);
    target.position(output.buf.position());
  }

  @Override
  public T deserialize(ByteBuffer source) throws IOException {
    return conversion.read(packing.read(source));
  }

  @Override
  public T restore(Object decoded) {
    return root.cast(decoded);
  }

  @Override
  public ItemWriter<Object> writer(OutputStream out) {
    BufferedOutputStream buffered = new BufferedOutputStreamWrapper(Channels.newChannel(out));
    return new ItemWriter<>() {
      @Override
      public void write(Object message) throws IOException {
        packing.write((MessageBuilder) message, buffered);
      }

      @Override
      public void end() throws IOException {
        buffered.flush();
      }
    };
  }

  @Override
  public ItemReader<Object> reader(InputStream in) {
    BufferedInputStream buffered = new BufferedInputStreamWrapper(Channels.newChannel(in));
    return () -> conversion.read(packing.read(buffered));
  }
}
