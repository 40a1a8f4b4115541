package io.serbench.library.jackson;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;

/** Jackson's data binding, whatever the mapper's format: it takes and gives plain objects. */
class DatabindSerializer<T> extends MapperSerializer<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    this(type, mapper.readerFor(mapper.constructType(type.bound())), writer(mapper, type));
  }

  /** For formats that need a schema to write and to read. */
  DatabindSerializer(DataType<T> type, ObjectMapper mapper, FormatSchema schema) {
    this(
        type,
        mapper.readerFor(mapper.constructType(type.bound())).with(schema),
        writer(mapper, type).with(schema));
  }

  /**
   * Returns a writer of the type. Values of an interface are written as what they are, as {@code
   * writeValueAsBytes} does it: a marker has no properties, and classes inherit its annotations.
   */
  static ObjectWriter writer(ObjectMapper mapper, DataType<?> type) {
    JavaType bound = mapper.constructType(type.bound());
    return bound.isInterface() && !bound.isContainerType() && !bound.hasGenericTypes()
        ? mapper.writer()
        : mapper.writerFor(bound);
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
