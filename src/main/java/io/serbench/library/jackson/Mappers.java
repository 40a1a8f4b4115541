package io.serbench.library.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.ion.IonObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import de.undercouch.bson4jackson.BsonFactory;
import io.serbench.dataset.DataType;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Mappers with their defaults, one for each format, and what can be added to any of them. */
final class Mappers {
  private Mappers() {}

  static ObjectMapper json() {
    return new JsonMapper();
  }

  static ObjectMapper smile() {
    return new SmileMapper();
  }

  static ObjectMapper cbor() {
    return new CBORMapper();
  }

  static ObjectMapper yaml() {
    return new YAMLMapper();
  }

  static ObjectMapper bson() {
    return new ObjectMapper(new BsonFactory());
  }

  static ObjectMapper msgpack() {
    return new MessagePackMapper();
  }

  /** Ion's binary form; its text form is the default. */
  static ObjectMapper ion() {
    return IonObjectMapper.builderForBinaryWriters().build();
  }

  static ObjectMapper afterburner(ObjectMapper mapper) {
    return mapper.registerModule(new AfterburnerModule());
  }

  static ObjectMapper blackbird(ObjectMapper mapper) {
    return mapper.registerModule(new BlackbirdModule());
  }

  /** Has objects of the type's own classes written as arrays of their values. */
  static ObjectMapper columns(ObjectMapper mapper, DataType<?> type) {
    for (Class<?> part : type.classes()) {
      if (!part.isEnum()) {
        mapper.configOverride(part).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY));
      }
    }
    return mapper;
  }
}
