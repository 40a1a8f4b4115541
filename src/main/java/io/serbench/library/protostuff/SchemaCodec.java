package io.serbench.library.protostuff;

import io.protostuff.LinkedBuffer;
import io.protostuff.Schema;
import java.io.IOException;

/**
 * Calls protostuff as its documentation shows
 * (https://protostuff.github.io/docs/protostuff-runtime/): one buffer, cleared after each use, and
 * reading into a new message of the schema. It advises a buffer that is larger than the data.
 *
 * @param <M> what the schema describes
 */
final class SchemaCodec<M> {
  private static final int BUFFER_SIZE = 16 * 1024;

  private final WireFormat format;
  private final Schema<M> schema;
  private final LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER_SIZE);

  SchemaCodec(WireFormat format, Schema<M> schema) {
    this.format = format;
    this.schema = schema;
  }

  byte[] encode(M message) {
    try {
      return format.write(message, schema, buffer);
    } finally {
      buffer.clear();
    }
  }

  M decode(byte[] bytes) throws IOException {
    M message = schema.newMessage();
    format.merge(bytes, message, schema);
    return message;
  }
}
