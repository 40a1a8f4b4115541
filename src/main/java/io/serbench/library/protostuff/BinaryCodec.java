package io.serbench.library.protostuff;

import io.protostuff.LinkedBuffer;
import io.protostuff.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Calls protostuff as its documentation shows
 * (https://protostuff.github.io/docs/protostuff-runtime/): one buffer is cleared after each use,
 * and messages are read into new objects of the schema. On a stream, each message follows its
 * length.
 *
 * <p>A {@link LinkedBuffer} that is too small is extended by new ones of 512 bytes for each
 * message, and never grows. So a message that does not fit makes the codec replace it by a larger
 * one, as the buffers of other libraries grow.
 */
final class BinaryCodec<M> implements SchemaCodec<M> {
  private final WireFormat format;
  private final Schema<M> schema;
  private int capacity = BUFFER_SIZE;
  private LinkedBuffer buffer = LinkedBuffer.allocate(capacity);

  BinaryCodec(WireFormat format, Schema<M> schema) {
    this.format = format;
    this.schema = schema;
  }

  @Override
  public byte[] encode(M message) {
    try {
      byte[] bytes = format.write(message, schema, buffer);
      growTo(bytes.length);
      return bytes;
    } finally {
      buffer.clear();
    }
  }

  /** Makes room for messages of a size and more, since strings reserve more than they need. */
  private void growTo(int size) {
    if (size > capacity / 2) {
      capacity = 4 * size;
      buffer = LinkedBuffer.allocate(capacity);
    }
  }

  @Override
  public M decode(byte[] bytes) throws IOException {
    M message = schema.newMessage();
    format.merge(bytes, message, schema);
    return message;
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(M message) throws IOException {
        try {
          growTo(format.writeDelimited(out, message, schema, buffer));
        } finally {
          buffer.clear();
        }
      }

      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<M> reader(InputStream in) {
    return () -> {
      M message = schema.newMessage();
      format.mergeDelimited(in, message, schema);
      return message;
    };
  }
}
