package io.serbench.library.jackson;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;

/** Jackson's data binding, whatever the mapper's format: it takes and gives plain objects. */
class DatabindSerializer<T> extends MapperSerializer<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    this(
        type,
        mapper.readerFor(mapper.constructType(type.bound())),
        mapper.writerFor(mapper.constructType(type.bound())));
  }

  /** For formats that need a schema to write and to read. */
  DatabindSerializer(DataType<T> type, ObjectMapper mapper, FormatSchema schema) {
    this(
        type,
        mapper.readerFor(mapper.constructType(type.bound())).with(schema),
        mapper.writerFor(mapper.constructType(type.bound())).with(schema));
  }

  /** For mappers that write the class: it is not known before it is read. */
  static <T> DatabindSerializer<T> ofAnyClass(DataType<T> type, ObjectMapper mapper) {
    return new DatabindSerializer<>(type, mapper.readerFor(Object.class), mapper.writer());
  }

  private DatabindSerializer(DataType<T> type, ObjectReader reader, ObjectWriter writer) {
    super(reader, writer);
    this.type = type;
  }

  @Override
  public final DataType<T> type() {
    return type;
  }
}
