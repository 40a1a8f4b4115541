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
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.NameTransformer;
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
 * The mapping of records to JSON. Empty optionals are left out. Unknown properties are ignored, and
 * unknown kinds of warnings accepted, so that files of later versions with the same format version
 * stay readable.
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
          // Files hold the components of records, not what their methods derive.
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .annotationIntrospector(
              AnnotationIntrospector.pair(
                  new JacksonAnnotationIntrospector(), new RequiredUnlessOptional()))
          .build();

  private RunMapper() {}

  /**
   * Returns a writer for files that other programs read. Numbers have no exponents, and all
   * non-ASCII characters are escaped, among them invisible ones and those that reverse text.
   */
  public static ObjectWriter exportWriter() {
    return MAPPER
        .writer()
        .with(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
        .with(JsonWriteFeature.ESCAPE_NON_ASCII);
  }

  /** Returns a writer that adds their summaries to cells. */
  static ObjectWriter writer(Map<CellId, Summary> summaries) {
    return MAPPER.writer().withAttribute(WithSummary.SUMMARIES, summaries);
  }

  /** Returns a writer of whole runs, which also adds the hash of the samples. */
  static ObjectWriter writer(Map<CellId, Summary> summaries, String samplesSha256) {
    return writer(summaries).withAttribute(Derived.SAMPLES_HASH, samplesSha256);
  }

  /**
   * Marks a component that most files, or older files, do not have. A missing one is read as empty
   * or false, and an empty or false one is not written.
   */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
  @JacksonAnnotationsInside
  @JsonProperty(required = false)
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  @JsonSetter(nulls = Nulls.AS_EMPTY)
  @interface OmittedIfEmpty {}

  /** Annotates {@link Tags}, which plugins use, and which must not depend on Jackson. */
  private interface FileTags {
    @OmittedIfEmpty
    @SuppressWarnings("UnusedMethod") // Jackson reads its annotations.
    List<Role> roles();
  }

  /**
   * Writes a cell with its summary, which is no component of {@link CellResult}, because it is
   * derived from the others.
   */
  static final class WithSummary extends JsonSerializer<CellResult> {
    private static final String SUMMARIES = "summaries";

    @Override
    public void serialize(CellResult cell, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartObject();
      provider
          .findValueSerializer(CellResult.class)
          .unwrappingSerializer(NameTransformer.NOP)
          .serialize(cell, out, provider);
      Object summary = ((Map<?, ?>) provider.getAttribute(SUMMARIES)).get(cell.id());
      if (summary != null) {
        provider.defaultSerializeField("summary", summary, out);
      }
      out.writeEndObject();
    }
  }

  /** Reads a variant. In old files it is the number of a copy. */
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
   * Requires all components of records except optionals and those annotated otherwise. A file
   * without one is damaged, and a null would cause an error far from here.
   */
  private static final class RequiredUnlessOptional extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
      return !OPTIONAL.contains(member.getRawType());
    }
  }
}
