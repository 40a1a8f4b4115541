package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import tools.jackson.dataformat.protobuf.ProtobufMapper;
import tools.jackson.dataformat.protobuf.schema.ProtobufSchema;

/**
 * Data binding to Protobuf, with a schema that Jackson makes from the class, once.
 *
 * @see <a href="https://github.com/FasterXML/jackson-dataformats-binary/tree/3.x/protobuf">
 *     Protobuf</a>
 */
final class ProtobufBinding {
  private ProtobufBinding() {}

  static <T> Serializer<T, T> of(DataType<T> type) {
    ProtobufMapper mapper = Mappers.protobuf(type);
    return new DatabindSerializer<>(type, mapper, schema(mapper, type));
  }

  /** Returns the schema as the text of a .proto file. */
  static String schema(DataType<?> type) {
    return schema(Mappers.protobuf(type), type).getSource().toString();
  }

  private static ProtobufSchema schema(ProtobufMapper mapper, DataType<?> type) {
    return mapper.generateSchemaFor(mapper.constructType(type.bound()));
  }
}
