package io.serbench.dataset.mapper;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
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
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Language;
import io.serbench.dataset.object.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Creates mappers that read JSON: Jackson with its defaults and its modules for the JDK's types.
 * They also set fields without accessors, know {@link UsualNames}, allow comments, and keep the
 * offsets of times.
 *
 * @param languages those of the classes beside Java, whose modules it has
 * @param ofFamily whether the class is one of serbench's own: no fields but numbers and those
 *     marked {@link Nullable} may be missing or null
 * @param skipsUnknown whether fields that the class does not have are skipped; else they are errors
 */
public record ReferenceMapper(List<Language> languages, boolean ofFamily, boolean skipsUnknown) {
  private static final StreamReadConstraints LIMITS =
      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();

  /** Returns a mapper for JSON without a class and for classes of Java, which also writes them. */
  public static ObjectMapper create() {
    return new ReferenceMapper(List.of(), false, false).usual();
  }

  /** Returns a mapper for a type of the user's, which also writes its values. */
  public static ObjectMapper create(Type type) {
    return new ReferenceMapper(Languages.of(type), false, false).usual();
  }

  /** Returns what a mapper reads from the JSON that it writes for a value. */
  public static Object reread(ObjectMapper mapper, Object value, Type declared) throws IOException {
    JavaType type = mapper.constructType(declared);
    return mapper.readValue(mapper.writerFor(type).writeValueAsBytes(value), type);
  }

  /** Returns a value, or its JSON as maps and lists if its class is generated. */
  public static Object walkable(Object value) {
    Optional<GeneratedClasses.Form> form = GeneratedClasses.formOf(value.getClass());
    try {
      return form.isEmpty() ? value : create().readValue(form.get().json(value), Object.class);
    } catch (IOException e) {
      throw new UncheckedIOException("the library does not write " + value.getClass(), e);
    }
  }

  /** Returns a mapper that reads what Jackson reads by default. */
  public ObjectMapper usual() {
    JsonMapper.Builder builder = builder(names()).visibility(new FieldsToo());
    if (ofFamily) {
      builder.addModule(MissingFields.module(field -> !mayBeNull(field.getMember())));
    }
    return builder.build();
  }

  private static boolean mayBeNull(Annotated member) {
    return member.hasAnnotation(Nullable.class) || member.getRawType().isPrimitive();
  }

  /** Returns a mapper that refuses to make a value of JSON's from one of another type. */
  public ObjectMapper refusingCoercion() {
    return builder(AnnotationIntrospector.pair(names(), new DeclaredForms()))
        .visibility(new FieldsToo())
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(
            DeserializationFeature.ACCEPT_FLOAT_AS_INT,
            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
            DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .withCoercionConfig(
            LogicalType.Textual,
            strings ->
                strings
                    .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
        .build();
  }

  /**
   * Returns a mapper that refuses objects which lack fields. It knows public fields, setters and
   * the parameters of creators: what else Jackson could set may be the class's own affair, such as
   * a cached hash code.
   */
  public ObjectMapper refusingMissing() {
    return refusingMissing(field -> !hasDefault(field));
  }

  /** Returns a mapper that refuses objects which lack fields whose default the source gives. */
  public ObjectMapper refusingDefaults() {
    return refusingMissing(ReferenceMapper::hasDefault);
  }

  private static boolean hasDefault(SettableBeanProperty field) {
    return Languages.of(field.getMember().getDeclaringClass())
        .filter(language -> hasDefault(field, language))
        .isPresent();
  }

  private static boolean hasDefault(SettableBeanProperty field, Language language) {
    AnnotatedMember member = field.getMember();
    if (member instanceof AnnotatedParameter parameter) {
      return parameter.getOwner().getAnnotated() instanceof Constructor<?> constructor
          && language.hasDefault(constructor, parameter.getIndex());
    }
    return language.hasInitialValue(member.getDeclaringClass(), field.getName());
  }

  private ObjectMapper refusingMissing(Predicate<SettableBeanProperty> required) {
    return builder(names())
        .addModule(MissingFields.module(required))
        .disable(MapperFeature.INFER_PROPERTY_MUTATORS)
        // In other languages, what can be set has a setter; a mere getter computes something.
        .configure(MapperFeature.USE_GETTERS_AS_SETTERS, languages.isEmpty())
        .disable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }

  private AnnotationIntrospector names() {
    return ofFamily
        ? AnnotationIntrospector.pair(new NothingNull(), new UsualNames())
        : new UsualNames();
  }

  private JsonMapper.Builder builder(AnnotationIntrospector more) {
    JsonMapper.Builder builder = plain(more);
    // These add to the introspector, so it must have been set.
    languages.forEach(language -> builder.addModules(language.exactModules()));
    return builder;
  }

  private JsonMapper.Builder plain(AnnotationIntrospector more) {
    return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(LIMITS).build())
        .addModule(new JavaTimeModule())
        .addModule(new Jdk8Module())
        .annotationIntrospector(
            AnnotationIntrospector.pair(new JacksonAnnotationIntrospector(), more))
        .addHandler(new TypeFields())
        .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
        .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, !skipsUnknown)
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }

  /** Refuses null for what a row may assume is never null in a family's values. */
  private static final class NothingNull extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public JsonSetter.Value findSetterInfo(Annotated member) {
      return JsonSetter.Value.construct(mayBeNull(member) ? Nulls.DEFAULT : Nulls.FAIL, Nulls.FAIL);
    }
  }

  /** Makes private fields visible that are content; those of the JDK's classes are not. */
  private static final class FieldsToo extends VisibilityChecker.Std {
    private static final long serialVersionUID = 1;

    FieldsToo() {
      super(JsonAutoDetect.Visibility.DEFAULT);
    }

    @Override
    public boolean isFieldVisible(Field field) {
      return super.isFieldVisible(field) || Fields.isContent(field);
    }
  }

  /** Handles the fields by which JSON says the type of an object. */
  private static final class TypeFields extends DeserializationProblemHandler {
    /** Skips such a field where the declared type leaves no choice. */
    @Override
    public boolean handleUnknownProperty(
        DeserializationContext context,
        JsonParser parser,
        JsonDeserializer<?> deserializer,
        Object bean,
        String name)
        throws IOException {
      Class<?> type = bean instanceof Class<?> known ? known : bean.getClass();
      return parser.hasToken(JsonToken.VALUE_STRING)
          && UsualNames.isClassOf(type, name, parser.getText());
    }

    /** Adds the known types to the message, as Jackson does for a wrong type. */
    @Override
    public JavaType handleMissingTypeId(
        DeserializationContext context, JavaType base, TypeIdResolver resolver, String failure)
        throws IOException {
      throw context.missingTypeIdException(
          base, failure + "; known type ids = " + resolver.getDescForKnownTypeIds());
    }
  }

  /** Skips members with a {@code @JsonFormat}, which may ask for another type. */
  private static final class DeclaredForms extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public boolean hasIgnoreMarker(AnnotatedMember member) {
      return member.hasAnnotation(JsonFormat.class);
    }
  }
}
