package io.serbench.library.jackson3;

import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import tools.jackson.core.FormatSchema;
import tools.jackson.databind.ObjectMapper;

/** Jackson 3's data binding of plain objects, in any format. */
class DatabindSerializer<T> extends MapperSerializer<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  DatabindSerializer(DataType<T> type, ObjectMapper mapper) {
    super(mapper, type.bound());
    this.type = type;
  }

  /** Creates a serializer whose format needs a schema, which is not in the data. */
  DatabindSerializer(DataType<T> type, ObjectMapper mapper, FormatSchema schema) {
    super(mapper, type.bound(), schema);
    this.type = type;
  }

  @Override
  public final DataType<T> type() {
    return type;
  }
}
