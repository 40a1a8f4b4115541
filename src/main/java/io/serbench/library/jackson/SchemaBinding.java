package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.protobuf.ProtobufMapper;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import io.serbench.dataset.DataType;

/**
 * Data binding with a schema made from the class, once.
 *
 * @see <a href="https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/avro">Avro</a>
 * @see <a href="https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/protobuf">
 *     Protobuf</a>
 */
final class SchemaBinding {
  private SchemaBinding() {}

  static <T> DatabindSerializer<T> avro(DataType<T> type) throws JsonMappingException {
    AvroMapper mapper = new AvroMapper();
    return new DatabindSerializer<>(type, mapper, mapper.schemaFor(type.root()));
  }

  static <T> DatabindSerializer<T> protobuf(DataType<T> type) throws JsonMappingException {
    return protobuf(type, new ProtobufMapper());
  }

  static <T> DatabindSerializer<T> protobufAfterburner(DataType<T> type)
      throws JsonMappingException {
    return protobuf(type, ProtobufMapper.builder().addModule(new AfterburnerModule()).build());
  }

  private static <T> DatabindSerializer<T> protobuf(DataType<T> type, ProtobufMapper mapper)
      throws JsonMappingException {
    return new DatabindSerializer<>(type, mapper, mapper.generateSchemaFor(type.root()));
  }
}
