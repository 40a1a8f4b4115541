package io.serbench.library.jackson;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;

/** Jackson's data binding of plain objects, in any format. */
class DatabindSerializer<T> extends MapperSerializer<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    this(type, mapper.readerFor(mapper.constructType(type.bound())), writer(mapper, type));
  }

  /** Creates a serializer for a format that needs a schema. */
  DatabindSerializer(DataType<T> type, ObjectMapper mapper, FormatSchema schema) {
    this(
        type,
        mapper.readerFor(mapper.constructType(type.bound())).with(schema),
        writer(mapper, type).with(schema));
  }

  /**
   * Returns a writer of the type. Values of an interface are written by their own classes, as
   * {@code writeValueAsBytes} does: a marker interface has no properties, and classes inherit its
   * annotations.
   */
  static ObjectWriter writer(ObjectMapper mapper, DataType<?> type) {
    JavaType bound = mapper.constructType(type.bound());
    return bound.isAbstract() && !bound.isContainerType() && !bound.hasGenericTypes()
        ? mapper.writer()
        : mapper.writerFor(bound);
  }

  /** Creates a serializer for mappers that write the class of a value and find it in the bytes. */
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
