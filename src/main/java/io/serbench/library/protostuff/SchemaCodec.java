package io.serbench.library.protostuff;

import io.serbench.serializer.StreamSerializer;
import java.io.IOException;

/**
 * Encodes and decodes messages of a schema.
 *
 * @param <M> the class that the schema describes
 */
interface SchemaCodec<M> extends StreamSerializer<M> {
  /** The library advises a buffer that is larger than the data. */
  int BUFFER_SIZE = 16 * 1024;

  /** Returns a message as an array of exact length. */
  byte[] encode(M message) throws IOException;

  /** Returns a new message. */
  M decode(byte[] bytes) throws IOException;
}
