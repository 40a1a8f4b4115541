package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

/**
 * The mapper that makes values of JSON: Jackson with its modules for the JDK's types. It heeds a
 * class's annotations, sets fields where there are no accessors, and coerces nothing.
 */
final class ReferenceMapper {
  private ReferenceMapper() {}

  /** One that coerces nothing. */
  static ObjectMapper create() {
    return builder()
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .build();
  }

  /**
   * One that takes {@code "1"}, 1.0 and null for 1: the other throws there, and does not go on to
   * what else is wrong.
   */
  static ObjectMapper lenient() {
    return builder().build();
  }

  private static JsonMapper.Builder builder() {
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    return JsonMapper.builder(factory)
        .addModule(new JavaTimeModule())
        .addModule(new Jdk8Module())
        .annotationIntrospector(
            new AnnotationIntrospectorPair(new JacksonAnnotationIntrospector(), new SealedTypes()))
        .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
        .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
