package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.FileReading;

/**
 * The mapper that makes values of JSON: Jackson with its defaults and its modules for the JDK's
 * types. Beyond those, it sets fields where there are no accessors, knows {@link UsualNames}, takes
 * comments, and keeps the offsets of times.
 */
final class ReferenceMapper {
  /**
   * Where a required member is missing, Jackson gives the object up with all that is wrong in it;
   * {@link Resuming} says so instead.
   */
  private static final class NothingRequired extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
      return false;
    }
  }

  static final StreamReadConstraints LIMITS =
      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();

  private ReferenceMapper() {}

  /** One that stops at the first mistake, and writes. */
  static ObjectMapper create(FileReading reading) {
    return builder(reading).build();
  }

  /** One that takes each mistake down and goes on; its values are of no use. */
  static ObjectMapper resuming(Mistakes mistakes, FileReading reading) {
    return builder(reading)
        .annotationIntrospector(annotations(new NothingRequired()))
        .addModule(new SimpleModule().setDeserializerModifier(new ResumingReaders(mistakes)))
        .addHandler(mistakes)
        .build();
  }

  private static AnnotationIntrospector annotations(JacksonAnnotationIntrospector ofJackson) {
    return new AnnotationIntrospectorPair(ofJackson, new UsualNames());
  }

  private static JsonMapper.Builder builder(FileReading reading) {
    JsonFactory factory = JsonFactory.builder().streamReadConstraints(LIMITS).build();
    return JsonMapper.builder(factory)
        .addModule(new JavaTimeModule())
        .addModule(new Jdk8Module())
        .annotationIntrospector(annotations(new JacksonAnnotationIntrospector()))
        .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
        .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, !reading.skipsUnknown())
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
