package io.serbench.library.jackson3;

import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import tools.jackson.core.FormatSchema;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.util.ByteBufferBackedInputStream;
import tools.jackson.databind.util.ByteBufferBackedOutputStream;

/**
 * Serializes any representation with Jackson 3's mappers, in any format. They are called like those
 * of Jackson 2: the mapper is kept, the reader and writer are made once, bytes are passed as {@code
 * byte[]}.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
abstract class MapperSerializer<T, R>
    implements Serializer<T, R>, BufferSerializer<R>, TextSerializer<R>, StreamSerializer<R> {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  /**
   * Creates a serializer with a mapper's reader and writer of a type. Values of an interface are
   * written by their own classes, as {@code writeValueAsBytes} does: a marker interface has no
   * properties, and classes inherit its annotations.
   */
  MapperSerializer(ObjectMapper mapper, Type representation) {
    JavaType type = mapper.constructType(representation);
    this.reader = mapper.readerFor(type);
    this.writer =
        type.isAbstract() && !type.isContainerType() && !type.hasGenericTypes()
            ? mapper.writer()
            : mapper.writerFor(type);
  }

  /** Creates a serializer whose format needs a schema. */
  MapperSerializer(ObjectMapper mapper, Type representation, FormatSchema schema) {
    JavaType type = mapper.constructType(representation);
    this.reader = mapper.readerFor(type).with(schema);
    this.writer = mapper.writerFor(type).with(schema);
  }

  @Override
  public final byte[] serialize(R value) {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public final R deserialize(byte[] bytes) {
    return reader.readValue(bytes);
  }

  @Override
  public final void serialize(R value, ByteBuffer target) {
    writer.writeValue(new ByteBufferBackedOutputStream(target), value);
  }

  @Override
  public final R deserialize(ByteBuffer source) {
    return source.hasArray()
        ? reader.readValue(
            source.array(), source.arrayOffset() + source.position(), source.remaining())
        : reader.readValue(new ByteBufferBackedInputStream(source));
  }

  @Override
  public final String write(R value) {
    return writer.writeValueAsString(value);
  }

  @Override
  public final R parse(String text) {
    return reader.readValue(text);
  }

  @Override
  public ItemWriter<R> writer(OutputStream out) throws Exception {
    SequenceWriter values = writer.writeValues(out);
    return new ItemWriter<>() {
      @Override
      public void write(R value) {
        values.write(value);
      }

      @Override
      public void end() {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<R> reader(InputStream in) throws Exception {
    MappingIterator<R> values = reader.readValues(in);
    return values::nextValue;
  }
}
