package io.serbench.library.capnproto;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
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

/**
 * Cap'n Proto from a plain object and to a new one: encoding builds a message and writes its
 * segments, and decoding reads all fields of the message where it lies.
 *
 * <p>The constructor of {@link MessageBuilder} that takes a first segment is there "for reusing the
 * first segment buffer between messages, to avoid repeated allocations": without it, each message
 * allocates 8 KiB.
 *
 * @see <a
 *     href="https://github.com/capnproto/capnproto-java/blob/master/runtime/src/main/java/org/capnproto/MessageBuilder.java">
 *     MessageBuilder</a>
 */
final class CapnProtoSerializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private static final int INITIAL_CAPACITY = 8192;

  private final Conversion<T, ?, ?> conversion;
  private final Packing packing;
  private final ByteBuffer firstSegment = ByteBuffer.allocate(INITIAL_CAPACITY);
  private final GrowingOutput scratch = new GrowingOutput(INITIAL_CAPACITY);

  CapnProtoSerializer(DataType<T> type, Packing packing) {
    super(type);
    this.conversion = Conversion.of(type);
    this.packing = packing;
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    MessageBuilder message = conversion.build(firstSegment, value);
    byte[] bytes = packing.bytes(message, scratch);
    message.clearFirstSegment();
    return bytes;
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return deserialize(ByteBuffer.wrap(bytes));
  }

  @Override
  public void serialize(T value, ByteBuffer target) throws IOException {
    ArrayOutputStream output = new ArrayOutputStream(target);
    write(value, output);
    target.position(output.buf.position());
  }

  @Override
  public T deserialize(ByteBuffer source) throws IOException {
    return conversion.read(packing.read(source));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    BufferedOutputStream buffered = new BufferedOutputStreamWrapper(Channels.newChannel(out));
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        CapnProtoSerializer.this.write(value, buffered);
      }

      @Override
      public void end() throws IOException {
        buffered.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    BufferedInputStream buffered = new BufferedInputStreamWrapper(Channels.newChannel(in));
    return () -> conversion.read(packing.read(buffered));
  }

  private void write(T value, BufferedOutputStream output) throws IOException {
    MessageBuilder message = conversion.build(firstSegment, value);
    packing.write(message, output);
    message.clearFirstSegment();
  }
}
