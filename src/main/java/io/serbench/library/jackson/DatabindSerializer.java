package io.serbench.library.jackson;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.IOException;

/**
 * Jackson's data binding, whatever the mapper's format. As Jackson's performance page advises, the
 * mapper is kept, the reader and writer are made once for the type, and bytes are handed over
 * undecorated, as {@code byte[]}.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
final class DatabindSerializer<T> extends PlainObjects<T> {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    super(type);
    this.reader = mapper.readerFor(type.root());
    this.writer = mapper.writerFor(type.root());
  }

  /** For formats that need a schema to write and to read. */
  DatabindSerializer(DataType<T> type, ObjectMapper mapper, FormatSchema schema) {
    super(type);
    this.reader = mapper.readerFor(type.root()).with(schema);
    this.writer = mapper.writerFor(type.root()).with(schema);
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return reader.readValue(bytes);
  }
}
