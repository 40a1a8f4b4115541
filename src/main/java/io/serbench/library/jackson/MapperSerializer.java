package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.util.ByteBufferBackedInputStream;
import com.fasterxml.jackson.databind.util.ByteBufferBackedOutputStream;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * Serializes any representation with Jackson's mappers, in any format and over any transport. As
 * Jackson's performance page advises, the reader and writer are made once for the type, and bytes
 * are passed as plain {@code byte[]}.
 *
 * <p>Buffers are written and read through the streams that Jackson has for them, except that heap
 * buffers are read without one. Sequences are read from an explicit parser: given a stream, the
 * iterator would take an array at its beginning for a wrapper around all values, although some rows
 * write values as arrays.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
abstract class MapperSerializer<T, R>
    implements Serializer<T, R>, BufferSerializer<R>, TextSerializer<R>, StreamSerializer<R> {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  MapperSerializer(ObjectReader reader, ObjectWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  @Override
  public final byte[] serialize(R value) throws IOException {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public final R deserialize(byte[] bytes) throws IOException {
    return reader.readValue(bytes);
  }

  @Override
  public final void serialize(R value, ByteBuffer target) throws IOException {
    writer.writeValue(new ByteBufferBackedOutputStream(target), value);
  }

  @Override
  public final R deserialize(ByteBuffer source) throws IOException {
    return source.hasArray()
        ? reader.readValue(
            source.array(), source.arrayOffset() + source.position(), source.remaining())
        : reader.readValue(new ByteBufferBackedInputStream(source));
  }

  @Override
  public final String write(R value) throws IOException {
    return writer.writeValueAsString(value);
  }

  @Override
  public final R parse(String text) throws IOException {
    return reader.readValue(text);
  }

  @Override
  public ItemWriter<R> writer(OutputStream out) throws Exception {
    SequenceWriter values = writer.writeValues(out);
    return new ItemWriter<>() {
      @Override
      public void write(R value) throws IOException {
        values.write(value);
      }

      @Override
      public void end() throws IOException {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<R> reader(InputStream in) throws Exception {
    MappingIterator<R> values = reader.readValues(reader.createParser(in));
    return values::nextValue;
  }
}
