package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.Fields;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Nullable;
import java.lang.reflect.Field;
import java.util.Optional;

/**
 * The mapper that makes values of JSON: Jackson with its defaults and its modules for the JDK's
 * types. Beyond those, it sets fields where there are no accessors, knows {@link UsualNames}, takes
 * comments, and keeps the offsets of times.
 */
final class ReferenceMapper {
  /** A row may count on what is never null in a family's values. */
  private static final class NothingNull extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public JsonSetter.Value findSetterInfo(Annotated member) {
      return member.hasAnnotation(Nullable.class) || member.getRawType().isPrimitive()
          ? JsonSetter.Value.empty()
          : JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
    }
  }

  /**
   * Sets private fields of classes that are not the JDK's, which keeps its own to itself. Those of
   * a class that has accessors or a creator may be missing: see {@link Members}.
   */
  private static final class FieldsToo extends VisibilityChecker.Std {
    private static final long serialVersionUID = 1;

    FieldsToo() {
      super(JsonAutoDetect.Visibility.DEFAULT);
    }

    @Override
    public boolean isFieldVisible(Field field) {
      return super.isFieldVisible(field) || !Fields.isOfTheJdk(field.getDeclaringClass());
    }
  }

  static final StreamReadConstraints LIMITS =
      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();

  private ReferenceMapper() {}

  /** One that stops at the first mistake, and writes. */
  static ObjectMapper create(FileReading reading) {
    return builder(reading, new UsualNames(), Optional.empty()).build();
  }

  /** Returns one that counts what it puts up with. */
  static ObjectMapper counting(Findings findings, FileReading reading) {
    AnnotationIntrospector more = findings.ofFamily() ? new NothingNull() : new UsualNames();
    return builder(reading, more, Optional.of(findings))
        .addModule(new SimpleModule().setDeserializerModifier(new Counting.Readers(findings)))
        .build();
  }

  private static JsonMapper.Builder builder(
      FileReading reading, AnnotationIntrospector more, Optional<Findings> findings) {
    JsonFactory factory = JsonFactory.builder().streamReadConstraints(LIMITS).build();
    return JsonMapper.builder(factory)
        .addModule(new JavaTimeModule())
        .addModule(new Jdk8Module())
        .annotationIntrospector(
            new AnnotationIntrospectorPair(new JacksonAnnotationIntrospector(), more))
        .visibility(new FieldsToo())
        .addHandler(new UnknownFields(reading.skipsUnknown(), findings))
        .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_RS_CONTROL_CHAR)
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, !reading.skipsUnknown())
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
