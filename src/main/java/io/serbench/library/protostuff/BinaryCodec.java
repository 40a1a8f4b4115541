package io.serbench.library.protostuff;

import io.protostuff.LinkedBuffer;
import io.protostuff.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Calls protostuff as its documentation shows
 * (https://protostuff.github.io/docs/protostuff-runtime/): one buffer, cleared after each use, and
 * reading into a new message of the schema. On a stream, each message comes after its length.
 */
final class BinaryCodec<M> implements SchemaCodec<M> {
  private final WireFormat format;
  private final Schema<M> schema;
  private final LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER_SIZE);

  BinaryCodec(WireFormat format, Schema<M> schema) {
    this.format = format;
    this.schema = schema;
  }

  @Override
  public byte[] encode(M message) {
    try {
      return format.write(message, schema, buffer);
    } finally {
      buffer.clear();
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
          format.writeDelimited(out, message, schema, buffer);
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
