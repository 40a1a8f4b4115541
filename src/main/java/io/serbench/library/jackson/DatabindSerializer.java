package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
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

  private DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    super(type);
    this.reader = mapper.readerFor(type.root());
    this.writer = mapper.writerFor(type.root());
  }

  static <T> DatabindSerializer<T> json(DataType<T> type) {
    return new DatabindSerializer<>(type, new JsonMapper());
  }

  static <T> DatabindSerializer<T> smile(DataType<T> type) {
    return new DatabindSerializer<>(type, new SmileMapper());
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
