package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import com.fasterxml.jackson.dataformat.protobuf.ProtobufMapper;
import com.fasterxml.jackson.dataformat.protobuf.schema.ProtobufSchema;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import io.serbench.dataset.DataType;

/**
 * Data binding with a schema that is made from the class once.
 *
 * @see <a href="https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/avro">Avro</a>
 * @see <a href="https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/protobuf">
 *     Protobuf</a>
 */
final class SchemaBinding {
  private SchemaBinding() {}

  static <T> DatabindSerializer<T> avro(DataType<T> type) throws JsonMappingException {
    AvroMapper mapper = Mappers.prepared(new AvroMapper(), type);
    return new DatabindSerializer<>(type, mapper, schema(mapper, type));
  }

  private static AvroSchema schema(AvroMapper mapper, DataType<?> type)
      throws JsonMappingException {
    return mapper.schemaFor(mapper.constructType(type.bound()));
  }

  /** Returns the schema of a type as JSON. */
  static String avroSchema(DataType<?> type) throws JsonMappingException {
    return schema(Mappers.prepared(new AvroMapper(), type), type).getAvroSchema().toString();
  }

  static <T> DatabindSerializer<T> protobuf(DataType<T> type) throws JsonMappingException {
    return protobuf(type, protobufMapper(type));
  }

  static <T> DatabindSerializer<T> protobufAfterburner(DataType<T> type)
      throws JsonMappingException {
    ProtobufMapper mapper = protobufMapper(type);
    mapper.registerModule(new AfterburnerModule());
    return protobuf(type, mapper);
  }

  private static <T> DatabindSerializer<T> protobuf(DataType<T> type, ProtobufMapper mapper)
      throws JsonMappingException {
    return new DatabindSerializer<>(type, mapper, schema(mapper, type));
  }

  private static ProtobufSchema schema(ProtobufMapper mapper, DataType<?> type)
      throws JsonMappingException {
    return mapper.generateSchemaFor(mapper.constructType(type.bound()));
  }

  /** Returns the schema of a type as the text of a .proto file. */
  static String protobufSchema(DataType<?> type) throws JsonMappingException {
    return schema(protobufMapper(type), type).getSource().toString();
  }

  /** Returns a mapper that writes arrays of characters as repeated fields, as in the schema. */
  private static ProtobufMapper protobufMapper(DataType<?> type) {
    ProtobufMapper mapper = Mappers.prepared(new ProtobufMapper(), type);
    mapper.enable(SerializationFeature.WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS);
    return mapper;
  }
}
