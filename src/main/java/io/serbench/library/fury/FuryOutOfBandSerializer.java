package io.serbench.library.fury;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.DeclaredCounts;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.fury.Fury;
import org.apache.fury.memory.MemoryBuffer;
import org.apache.fury.serializer.BufferObject;

/**
 * Fury handing buffers and arrays of primitives over out of band: it writes a mark in their place
 * and gives them, uncopied, to a callback. This adapter is the transport that takes them: it
 * gathers them behind what Fury wrote, each with its length before it, in the one message that is
 * measured. See the row of the same kind of its successor, Fory, for what that means.
 */
final class FuryOutOfBandSerializer<T> extends PlainObjects<T> implements BufferSerializer<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Fury fury;
  private final Class<T> root;
  private final List<BufferObject> buffers = new ArrayList<>();
  private final List<MemoryBuffer> slices = new ArrayList<>();
  private final MemoryBuffer inBand = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);
  private final MemoryBuffer array = MemoryBuffer.fromByteArray(new byte[0]);
  private final CallersBuffer callers = new CallersBuffer();

  FuryOutOfBandSerializer(DataType<T> type, Fury fury) {
    super(type);
    this.fury = fury;
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
    fury.serialize(
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
    return root.cast(fury.deserialize(message, slices));
  }
}
