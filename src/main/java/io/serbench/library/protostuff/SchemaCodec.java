package io.serbench.library.protostuff;

import io.serbench.serializer.StreamSerializer;
import java.io.IOException;

/**
 * Calls protostuff for what a schema describes.
 *
 * @param <M> what the schema describes
 */
interface SchemaCodec<M> extends StreamSerializer<M> {
  /** Advised is a buffer that is larger than the data. */
  int BUFFER_SIZE = 16 * 1024;

  /** An array of exact length. */
  byte[] encode(M message) throws IOException;

  /** Into a new message. */
  M decode(byte[] bytes) throws IOException;
}
