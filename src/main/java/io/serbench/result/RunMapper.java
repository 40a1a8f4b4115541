package io.serbench.result;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How records are mapped to JSON. Absent optionals are left out; unknown properties are ignored,
 * and so are unknown kinds of warnings, so that a file of a later version with the same format
 * number stays readable.
 */
public final class RunMapper {
  private static final Set<Class<?>> OPTIONAL =
      Set.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(new JavaTimeModule())
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(
                  JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
          .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
          .addMixIn(Tags.class, FileTags.class)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          // Files hold the components of records, not what follows from them.
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .annotationIntrospector(
              AnnotationIntrospector.pair(
                  new JacksonAnnotationIntrospector(), new RequiredUnlessOptional()))
          .build();

  private RunMapper() {}

  /**
   * Returns a writer for files that other programs read, too: numbers have no exponents, and
   * characters that are invisible, or turn text around, are escaped.
   */
  public static ObjectWriter exportWriter() {
    return MAPPER
        .writer()
        .with(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
        .with(JsonWriteFeature.ESCAPE_NON_ASCII);
  }

  /** A writer that writes these summaries behind what was measured of cells. */
  static ObjectWriter writer(Map<CellId, Summary> summaries) {
    return MAPPER.writer().withAttribute(SummaryWriter.SUMMARIES, summaries);
  }

  /**
   * Marks a component that most files lack, or files of earlier days: it is then empty, none or
   * false, and is not written.
   */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
  @JacksonAnnotationsInside
  @JsonProperty(required = false)
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  @JsonSetter(nulls = Nulls.AS_EMPTY)
  @interface OmittedIfEmpty {}

  /** Tags are for plugins as well, which know nothing of files. */
  private interface FileTags {
    @OmittedIfEmpty
    @SuppressWarnings("UnusedMethod") // Jackson reads its annotations.
    List<Role> roles();
  }

  /** Writes the summary of a cell. No record holds it: it would be the same said twice. */
  static final class SummaryWriter extends VirtualBeanPropertyWriter {
    private static final long serialVersionUID = 1L;

    /** Where it finds them. */
    private static final String SUMMARIES = "summaries";

    /** For Jackson. */
    SummaryWriter() {}

    private SummaryWriter(BeanPropertyDefinition property, Annotations annotations, JavaType type) {
      super(property, annotations, type);
    }

    @Override
    protected Object value(Object cell, JsonGenerator out, SerializerProvider provider) {
      return ((Map<?, ?>) provider.getAttribute(SUMMARIES)).get(((CellResult) cell).id());
    }

    @Override
    public VirtualBeanPropertyWriter withConfig(
        MapperConfig<?> config,
        AnnotatedClass owner,
        BeanPropertyDefinition property,
        JavaType type) {
      return new SummaryWriter(property, owner.getAnnotations(), type);
    }
  }

  /** Files of earlier days know variants only as copies, by their numbers. */
  static final class CopyOrVariant extends StdScalarDeserializer<String> {
    private static final long serialVersionUID = 1L;

    CopyOrVariant() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return RunJson.isInt(in) ? "#" + in.getIntValue() : _parseString(in, context, this);
    }
  }

  /**
   * Makes a component of a record required unless it is optional or says otherwise by an annotation
   * of its own: a file that lacks one is damaged, and a null would surface far from here.
   */
  private static final class RequiredUnlessOptional extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
      return !OPTIONAL.contains(member.getRawType());
    }
  }
}
