package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult.FromShard;
import io.serbench.result.Course.Pause;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.Summary.Batches;
import java.io.IOException;
import java.util.List;
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
          .addMixIn(Tags.class, WithOrWithoutRoles.class)
          .addMixIn(Environment.class, UsuallyShort.class)
          .addMixIn(CellResult.class, WithOrWithoutShards.class)
          .addMixIn(Course.class, WithOrWithoutPauses.class)
          .addMixIn(CellId.class, WithCopyOrVariant.class)
          .addMixIn(Split.Planned.class, OfPlans.class)
          .addMixIn(TriedRow.class, InOneWord.class)
          .addMixIn(Usage.class, SometimesVirtual.class)
          .addMixIn(Summary.class, SummaryWriter.Flat.class)
          .addMixIn(Batches.class, SummaryWriter.InWords.class)
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

  /** Files of earlier days do not say which parts rows play in reports. */
  private interface WithOrWithoutRoles {
    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    List<Role> roles();
  }

  /** Most runs have but one way of running rows, on one machine. */
  private interface UsuallyShort {
    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    List<VariantInfo> variants();

    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    List<MergedShard> parts();
  }

  /** Most runs ran on one machine. Behind what was measured stands the summary of it. */
  @JsonAppend(props = @JsonAppend.Prop(value = SummaryWriter.class, name = "summary"))
  private interface WithOrWithoutShards {
    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    List<FromShard> from();
  }

  /** Most runs are not resumed. */
  private interface WithOrWithoutPauses {
    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    List<Pause> pauses();
  }

  /** Files of earlier days know variants only as copies, by their numbers. */
  private interface WithCopyOrVariant {
    @JsonAlias("copy")
    @JsonDeserialize(contentUsing = CopyOrVariant.class)
    @SuppressWarnings("UnusedMethod") // Jackson reads its annotations.
    Optional<String> variant();
  }

  /** Files of earlier days know no virtual threads, and most runs have none. */
  private interface SometimesVirtual {
    @JsonProperty(required = false)
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    boolean virtual();
  }

  /** Files say in words on what rows are planned. */
  private interface OfPlans {
    @JsonSerialize(converter = ToWords.class)
    @JsonDeserialize(converter = OfWords.class)
    @SuppressWarnings("UnusedMethod") // Jackson reads its annotations.
    Workload workload();
  }

  private static final class ToWords extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.describe();
    }
  }

  private static final class OfWords extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return Workload.described(text);
    }
  }

  /** And in one word on what they were tried. */
  private interface InOneWord {
    @JsonSerialize(converter = ToOneWord.class)
    @JsonDeserialize(converter = OfOneWord.class)
    @SuppressWarnings("UnusedMethod") // Jackson reads its annotations.
    Workload workload();
  }

  private static final class ToOneWord extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.label();
    }
  }

  private static final class OfOneWord extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return Workload.labelled(text);
    }
  }

  private static final class CopyOrVariant extends StdScalarDeserializer<String> {
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
