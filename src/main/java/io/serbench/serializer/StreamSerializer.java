package io.serbench.serializer;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * A serializer that also writes many values on one stream, one after another, in the way that its
 * library has for that.
 *
 * @param <R> the representation
 */
public interface StreamSerializer<R> {

  /** Begins a stream of values. */
  ItemWriter<R> writer(OutputStream out) throws Exception;

  /** Begins to read a stream that {@link #writer} has written. */
  ItemReader<R> reader(InputStream in) throws Exception;

  /** Writes values one by one. */
  interface ItemWriter<R> {
    void write(R representation) throws Exception;

    /** All values are written: what was held back goes to the stream. */
    void end() throws Exception;
  }

  /** Reads values one by one. */
  @FunctionalInterface
  interface ItemReader<R> {
    /** The next value, a new object; the caller knows how many there are. */
    R read() throws Exception;
  }
}
