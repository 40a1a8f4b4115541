package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.Fields;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.own.Findings.Kind;
import java.io.IOException;
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

  /**
   * Takes the field that says the type of an object whose class permits no other, and counts the
   * fields that are skipped.
   */
  private static final class UnknownFields extends DeserializationProblemHandler {
    private final boolean skips;
    private final Optional<Findings> findings;

    UnknownFields(boolean skips, Optional<Findings> findings) {
      this.skips = skips;
      this.findings = findings;
    }

    @Override
    public boolean handleUnknownProperty(
        DeserializationContext context,
        JsonParser parser,
        JsonDeserializer<?> deserializer,
        Object bean,
        String name)
        throws IOException {
      Class<?> type = bean instanceof Class<?> known ? known : bean.getClass();
      if (parser.hasToken(JsonToken.VALUE_STRING)) {
        Optional<Class<?>> said = UsualNames.typeSaid(type, name, parser.getText());
        if (said.isPresent() && said.get() != type && UsualNames.isTypeItself(name)) {
          Findings.Refused refused =
              new Findings.Refused(
                  parser,
                  Kind.UNKNOWN,
                  "expected the type %s, found %s"
                      .formatted(type.getSimpleName(), Places.text(parser)),
                  "");
          refused.prependPath(bean, name);
          throw refused;
        }
        if (said.isPresent() && said.get() == type) {
          return true;
        }
      }
      if (skips && findings.isPresent()) {
        findings.get().add(Kind.UNKNOWN, parser, "", "", Optional.of(name));
      }
      return false;
    }

    /** Jackson says which types there are of a wrong one, but not of a missing one. */
    @Override
    public JavaType handleMissingTypeId(
        DeserializationContext context, JavaType base, TypeIdResolver resolver, String failure)
        throws IOException {
      throw context.missingTypeIdException(
          base, failure + "; known type ids = " + resolver.getDescForKnownTypeIds());
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
