package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.equality.Fields;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Found;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place where a part of a file does not fit its class: what is wrong, and what to do. */
final class Mistake {
  private static final int LONGEST = 160;
  private static final int MOST_NAMES = 12;

  /** How Jackson names the field that would say the type. */
  private static final Pattern MISSING_TYPE = Pattern.compile("type id property ('[^']+')");

  private static final Pattern KNOWN_TYPES = Pattern.compile("known type ids = \\[(.*?)\\]");

  private static final Pattern NO_CREATOR =
      Pattern.compile(
          "(?s)instance of `(?:[^`]*[.$])?([^`.$]+)` .*no delegate- or property-based Creator");

  private static final String WAYS_OUT =
      ", pass -mapper= with a mapper that can make it, or leave the file out, so that values are"
          + " generated";

  private static final String SKIP_UNKNOWN = "\n(-unknown=ignore skips unknown fields)";

  /** What JSON has for a type, where that is neither an array nor an object. */
  private static final Map<Class<?>, String> SCALARS =
      Map.ofEntries(
          Map.entry(Byte.class, "a byte"),
          Map.entry(Short.class, "a short"),
          Map.entry(Integer.class, "an int"),
          Map.entry(Long.class, "a long"),
          Map.entry(Float.class, "a float"),
          Map.entry(Double.class, "a double"),
          Map.entry(BigDecimal.class, "a number"),
          Map.entry(BigInteger.class, "an integer"),
          Map.entry(Boolean.class, "true or false"),
          Map.entry(String.class, "a string"),
          Map.entry(Character.class, "a string of one character"),
          Map.entry(UUID.class, "a UUID such as \"123e4567-e89b-12d3-a456-426614174000\""),
          Map.entry(LocalDate.class, "a date such as \"2026-11-21\""),
          Map.entry(OffsetDateTime.class, "a time such as \"2026-11-21T15:30:00+01:00\""));

  private final IOException thrown;
  private final Found found;

  /**
   * Creates one from an exception.
   *
   * @param thrown what Jackson, or another library, threw when it read the part
   */
  Mistake(JsonParts.Part part, IOException thrown) {
    this.thrown = thrown;
    this.found =
        Places.find(part, thrown instanceof Misfit misfit ? misfit.place() : pointer(thrown));
  }

  /** Returns the refusal of the file. */
  DataFileException refusal(String file) {
    DataFileException refusal =
        place().refusal(file, message() + (isUnknown() ? SKIP_UNKNOWN : ""));
    refusal.initCause(thrown);
    return refusal;
  }

  /** Adds this as a difference that the usual reader accepts. */
  void addTo(Findings findings, Kind kind) throws DataFileException {
    findings.add(
        kind,
        place(),
        message(),
        kind == Kind.COERCED && thrown instanceof MismatchedInputException mismatch
            ? form(found.token()) + " to " + type(mismatch).getRawClass().getSimpleName()
            : "");
  }

  /** Returns whether the object lacks the field. */
  boolean isMissing() {
    return !found.there()
        && thrown instanceof MismatchedInputException mismatch
        && (mismatch instanceof InvalidNullException
            || mismatch.getOriginalMessage().matches("(?s)(Missing|Cannot map `null`) .*"));
  }

  private Place place() {
    return isUnknown() ? found.name() : found.place();
  }

  private boolean isUnknown() {
    return thrown instanceof UnrecognizedPropertyException
        || (thrown instanceof Misfit misfit && misfit.isUnknown());
  }

  /** Returns the path from the root of the part, as Jackson knows it. */
  private static JsonPointer pointer(IOException e) {
    JsonPointer pointer = JsonPointer.empty();
    if (e instanceof JsonMappingException mapping) {
      for (JsonMappingException.Reference step : mapping.getPath()) {
        pointer =
            step.getFieldName() == null
                ? pointer.appendIndex(Math.max(0, step.getIndex()))
                : pointer.appendProperty(step.getFieldName());
      }
    }
    return pointer;
  }

  private String message() {
    if (thrown instanceof UnrecognizedPropertyException unrecognized) {
      Collection<Object> known = unrecognized.getKnownPropertyIds();
      return unknown(unrecognized.getPropertyName(), known == null ? List.of() : known);
    }
    if (thrown instanceof InvalidTypeIdException type) {
      return wrongType(type);
    }
    if (!(thrown instanceof JsonProcessingException mapping)) {
      return Findings.oneLine(String.valueOf(thrown.getMessage()), 2 * LONGEST);
    }
    Throwable cause = mapping.getCause();
    if (cause instanceof InputCoercionException coercion) {
      return mismatch(type(coercion.getTargetType()), found.text());
    }
    if (cause instanceof StreamConstraintsException limit) {
      return "beyond a limit: " + plain(limit.getOriginalMessage());
    }
    if (mapping instanceof InvalidDefinitionException) {
      return ofClass(mapping.getOriginalMessage());
    }
    if (mapping instanceof MismatchedInputException mismatch) {
      return mismatch.getTargetType() == null
          ? plain(mapping.getOriginalMessage())
          : mismatched(mismatch);
    }
    return cause == null || cause instanceof JsonProcessingException
        ? plain(mapping.getOriginalMessage())
        : plain("the class throws " + cause);
  }

  private String mismatched(MismatchedInputException e) {
    JavaType type = type(e);
    String message = e.getOriginalMessage();
    if (isMissing()) {
      return "missing field (" + type.getRawClass().getSimpleName() + ")";
    }
    if (e instanceof InvalidFormatException wrong && !found.there()) {
      return mismatch(type, Findings.oneLine(String.valueOf(wrong.getValue()), LONGEST));
    }
    // If an object cannot be made, or an element of an array is wrong, Jackson knows more.
    return wanted(type).equals(found.text()) ? ofClass(message) : mismatch(type, found.text());
  }

  private static JavaType type(MismatchedInputException e) {
    JavaType type = type(e.getTargetType());
    return type.isArrayType() && e.getOriginalMessage().contains(" to element of ")
        ? type.getContentType()
        : type;
  }

  private static JavaType type(Class<?> plain) {
    return TypeFactory.defaultInstance().constructType(plain);
  }

  /** Returns what to do about a class that Jackson cannot make from an object. */
  private static String ofClass(String message) {
    if (message.contains("abstract types either need to be mapped")) {
      return plain(message) + "; annotate the type with @JsonTypeInfo and @JsonSubTypes" + WAYS_OUT;
    }
    Matcher constructed = NO_CREATOR.matcher(message);
    return constructed.find()
        ? "cannot construct "
            + constructed.group(1)
            + ": no constructor without parameters, or whose parameters have known names; annotate"
            + " one with @JsonCreator and its parameters with @JsonProperty"
            + WAYS_OUT
        : plain(message);
  }

  private static String wrongType(InvalidTypeIdException e) {
    String message = e.getOriginalMessage();
    Matcher listed = KNOWN_TYPES.matcher(message);
    Optional<String> known =
        listed.find() ? Optional.of(listed.group(1).replace(", ", " or ")) : Optional.empty();
    if (e.getTypeId() != null) {
      return "expected %s, found \"%s\""
          .formatted(
              known.map(names -> "the type " + names).orElse("a known type"),
              Findings.oneLine(e.getTypeId(), LONGEST));
    }
    Matcher property = MISSING_TYPE.matcher(message);
    return "missing %s%s"
        .formatted(
            property.find() ? "field " + property.group(1) : "type",
            known.map(names -> " (" + names + ")").orElse(""));
  }

  private static String mismatch(JavaType type, String text) {
    return "expected " + wanted(type) + ", found " + text;
  }

  /** Returns the message for a field that a class does not have. */
  static String unknown(String name, Collection<?> known) {
    return "unknown field '%s'%s".formatted(Findings.oneLine(name, LONGEST), meant(name, known));
  }

  private static String meant(String name, Collection<?> known) {
    List<String> names = known.stream().map(String::valueOf).sorted().toList();
    List<String> near = Nearest.names(name, names);
    if (!near.isEmpty()) {
      return "; did you mean '" + near.get(0) + "'?";
    }
    return names.isEmpty()
        ? "; the class has no fields"
        : "; known fields: "
            + String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())))
            + (names.size() > MOST_NAMES ? ", ..." : "");
  }

  private static String wanted(JavaType type) {
    Class<?> plain = type.getRawClass();
    if (type.isArrayType() || type.isCollectionLikeType()) {
      return "an array";
    }
    if (type.isEnumType()) {
      return Nearest.oneOf(
          Arrays.stream(plain.getEnumConstants())
              .map(constant -> '"' + ((Enum<?>) constant).name() + '"')
              .toList());
    }
    String scalar = SCALARS.get(plain.isPrimitive() ? ClassUtil.wrapperType(plain) : plain);
    if (scalar != null) {
      return scalar;
    }
    // Most other types of the JDK are strings in JSON.
    String name = plain.getSimpleName();
    return Fields.isOfTheJdk(plain) && !type.isContainerType() && plain != Object.class
        ? ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name
        : "an object";
  }

  private static String form(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> "string";
      case VALUE_NUMBER_INT -> "number";
      case VALUE_NUMBER_FLOAT -> "decimal number";
      case VALUE_TRUE, VALUE_FALSE -> "boolean";
      case VALUE_NULL -> "null";
      case START_ARRAY -> "array";
      default -> "object";
    };
  }

  /** Returns Jackson's message on one line, without its sources and advice on its settings. */
  static String plain(String message) {
    String line =
        message
            .replaceAll("\\s+", " ")
            .replaceAll("(, from|: enable|set) `[^`]*`( to allow)?", "")
            .replaceAll("\\[Source: [^;]*; line: (\\d+), column: (\\d+)]", "line $1, column $2")
            .strip();
    return Findings.oneLine(line, 2 * LONGEST);
  }
}
