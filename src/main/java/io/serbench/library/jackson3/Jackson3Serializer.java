package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.smile.SmileMapper;

/**
 * Jackson 3's data binding, whatever the mapper's format. It is called as Jackson 2 is: the mapper
 * is kept, the reader and writer are made once for the type, bytes are handed over as {@code
 * byte[]}.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
final class Jackson3Serializer<T> extends PlainObjects<T> {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  private Jackson3Serializer(DataType<T> type, ObjectMapper mapper) {
    super(type);
    this.reader = mapper.readerFor(type.root());
    this.writer = mapper.writerFor(type.root());
  }

  static <T> Jackson3Serializer<T> json(DataType<T> type) {
    return new Jackson3Serializer<>(type, new JsonMapper());
  }

  static <T> Jackson3Serializer<T> smile(DataType<T> type) {
    return new Jackson3Serializer<>(type, new SmileMapper());
  }

  @Override
  public byte[] serialize(T value) {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return reader.readValue(bytes);
  }
}
