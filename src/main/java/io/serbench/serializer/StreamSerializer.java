package io.serbench.serializer;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * A {@link Serializer} that can also write many values to one stream and read them back, in the way
 * that its library provides for this.
 *
 * @param <R> the representation
 */
public interface StreamSerializer<R> {

  /**
   * Begins a stream of values.
   *
   * @param out the stream to write to, which is in memory and need not be closed
   * @return a writer of the values
   * @throws Exception whatever the library throws
   */
  ItemWriter<R> writer(OutputStream out) throws Exception;

  /**
   * Begins to read a stream of values.
   *
   * @param in a stream that a {@link #writer} has written, which is in memory and need not be
   *     closed
   * @return a reader of the values
   * @throws Exception whatever the library throws
   */
  ItemReader<R> reader(InputStream in) throws Exception;

  /**
   * Writes values one by one.
   *
   * @param <R> the representation
   */
  interface ItemWriter<R> {
    /**
     * Writes the next value. The writer may keep it in a buffer until {@link #end} is called.
     *
     * @param representation the value; it may be written several times
     * @throws Exception whatever the library throws
     */
    void write(R representation) throws Exception;

    /**
     * Completes the stream after the last value: writes what the library needs at the end, and
     * flushes all buffers.
     *
     * @throws Exception whatever the library throws
     */
    void end() throws Exception;
  }

  /**
   * Reads values one by one.
   *
   * @param <R> the representation
   */
  @FunctionalInterface
  interface ItemReader<R> {
    /**
     * Reads the next value. The caller knows how many values the stream holds, and never reads
     * beyond the last one.
     *
     * @return a new object
     * @throws Exception whatever the library throws
     */
    R read() throws Exception;
  }
}
