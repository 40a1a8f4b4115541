package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A {@link Run} as JSON and back. Absent optionals are left out; unknown properties are ignored,
 * and so are unknown kinds of warnings, so that a file of a later version with the same format
 * number stays readable.
 */
final class RunJson {
  private static final String VERSION = "formatVersion";

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(new JavaTimeModule())
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(
                  JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .annotationIntrospector(
              AnnotationIntrospector.pair(
                  new JacksonAnnotationIntrospector(), new RequiredUnlessOptional()))
          .build();

  private RunJson() {}

  /** Streams the run; closes the stream. */
  static void write(Run run, OutputStream stream) throws IOException {
    try (JsonGenerator out = MAPPER.createGenerator(stream)) {
      out.setPrettyPrinter(new ForkPerLine());
      MAPPER.writeValue(out, run);
      out.writeRaw('\n');
    }
  }

  /** Reads a run of a known format version. */
  static Run read(InputStream stream) throws IOException {
    return MAPPER.readValue(stream, Run.class);
  }

  /**
   * The format version alone, wherever in the file it is; empty where the file is JSON without one.
   * Known before anything else is read, because all else may mean something different in another
   * version.
   */
  static OptionalInt version(InputStream stream) throws IOException {
    try (JsonParser in = MAPPER.createParser(stream)) {
      if (in.nextToken() != JsonToken.START_OBJECT) {
        return OptionalInt.empty();
      }
      while (in.nextToken() == JsonToken.FIELD_NAME) {
        String name = in.currentName();
        JsonToken value = in.nextToken();
        if (name.equals(VERSION)
            && value == JsonToken.VALUE_NUMBER_INT
            && in.getNumberType() == JsonParser.NumberType.INT) {
          return OptionalInt.of(in.getIntValue());
        }
        in.skipChildren();
      }
      return OptionalInt.empty();
    }
  }

  /**
   * Makes a component of a record required unless it is an {@link Optional} or says otherwise by an
   * annotation of its own: a file that lacks one is damaged, and a null would surface far from
   * here.
   */
  private static final class RequiredUnlessOptional extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
      return member.getRawType() != Optional.class;
    }
  }
}
