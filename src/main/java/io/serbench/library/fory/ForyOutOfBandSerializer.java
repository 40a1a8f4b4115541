package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.DeclaredCounts;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.serializer.BufferObject;

/**
 * Fory handing buffers and arrays of primitives over out of band: it writes a mark in their place
 * and gives them, uncopied, to a callback, so that a transport may take them from where they are.
 *
 * <p>A measured value must be bytes that stand alone, so this adapter is the transport: it gathers
 * what Fory wrote and the buffers behind it in one message, each with its length before it, as a
 * gathering write to a channel would. So every buffer is copied once, to where it is sent from, and
 * not through Fory's own buffer before; the size counts all of it. To read, the buffers are handed
 * to Fory as slices of the message; the new arrays that Fory makes of them are a second copy, which
 * no reader of arrays can avoid. What is published elsewhere as zero copy leaves out the gathering.
 *
 * @see <a
 *     href="https://github.com/apache/fory/blob/v1.6.0/java/fory-core/src/main/java/org/apache/fory/serializer/BufferCallback.java">BufferCallback</a>
 */
final class ForyOutOfBandSerializer<T> extends PlainObjects<T> implements BufferSerializer<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Fory fory;
  private final Class<T> root;
  private final List<BufferObject> buffers = new ArrayList<>();
  private final List<MemoryBuffer> slices = new ArrayList<>();
  private final MemoryBuffer inBand = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);
  private final MemoryBuffer array = MemoryBuffer.fromByteArray(new byte[0]);
  private final CallersBuffer callers = new CallersBuffer();

  ForyOutOfBandSerializer(DataType<T> type, Fory fory) {
    super(type);
    this.fory = fory;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    write(representation);
    int length = Integer.BYTES + inBand.writerIndex();
    for (int i = 0; i < buffers.size(); i++) {
      length += Integer.BYTES + buffers.get(i).totalBytes();
    }
    byte[] message = new byte[length];
    array.pointTo(message, 0, length);
    array.writerIndex(0);
    gather(array);
    return message;
  }

  @Override
  public T deserialize(byte[] bytes) {
    array.pointTo(bytes, 0, bytes.length);
    array.readerIndex(0);
    return read(array);
  }

  @Override
  public void serialize(T representation, ByteBuffer target) {
    write(representation);
    MemoryBuffer view = callers.over(target);
    gather(view);
    callers.written(view, target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return read(callers.over(source));
  }

  private void write(T representation) {
    buffers.clear();
    inBand.writerIndex(0);
    fory.serialize(
        inBand,
        representation,
        buffer -> {
          buffers.add(buffer);
          return false;
        });
  }

  private void gather(MemoryBuffer message) {
    message.writeInt32(inBand.writerIndex());
    message.writeBytes(inBand.getHeapMemory(), 0, inBand.writerIndex());
    for (int i = 0; i < buffers.size(); i++) {
      message.writeInt32(buffers.get(i).totalBytes());
      buffers.get(i).writeTo(message);
    }
  }

  private T read(MemoryBuffer message) {
    int start = message.readerIndex() + Integer.BYTES;
    int length = DeclaredCounts.fitting(message.readInt32(), message.remaining());
    message.readerIndex(start + length);
    slices.clear();
    while (message.remaining() > 0) {
      length = DeclaredCounts.fitting(message.readInt32(), message.remaining());
      slices.add(message.slice(message.readerIndex(), length));
      message.readerIndex(message.readerIndex() + length);
    }
    message.readerIndex(start);
    return root.cast(fory.deserialize(message, slices));
  }
}
