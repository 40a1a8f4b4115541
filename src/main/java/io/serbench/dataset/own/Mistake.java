package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.equality.Fields;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Found;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A place where a part of a file does not fit its class: what is wrong, and what to do. */
final class Mistake {
  private static final int LONGEST = 160;
  private static final String WAYS_OUT =
      "; annotate the class for Jackson (@JsonCreator, @JsonTypeInfo), pass -mapper= with a mapper"
          + " that can make it, or leave the file out, so that values are generated";
  private static final String SKIP_UNKNOWN = "\n(-unknown=ignore skips unknown fields)";

  private final IOException thrown;
  private final Found found;

  Mistake(JsonParts.Part part, IOException thrown) {
    this.thrown = thrown;
    this.found =
        Places.find(part, thrown instanceof Misfit misfit ? misfit.place() : pointer(thrown));
  }

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
            ? form(found.token()) + " to " + type(mismatch).getSimpleName()
            : "");
  }

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
    if (!(thrown instanceof JsonProcessingException mapping)) {
      return Findings.oneLine(String.valueOf(thrown.getMessage()), 2 * LONGEST);
    }
    Throwable cause = mapping.getCause();
    if (cause instanceof InputCoercionException coercion) {
      return mismatch(coercion.getTargetType(), found.text());
    }
    if (mapping instanceof MismatchedInputException mismatch
        && mismatch.getTargetType() != null
        && !(mapping instanceof InvalidTypeIdException)) {
      return mismatched(mismatch);
    }
    return cause == null
            || cause instanceof JsonProcessingException
            || mapping instanceof InvalidDefinitionException
        ? ofJackson(mapping.getOriginalMessage())
        : plain("the class throws " + cause);
  }

  private String mismatched(MismatchedInputException e) {
    Class<?> type = type(e);
    String message = e.getOriginalMessage();
    if (isMissing()) {
      return "missing field (" + type.getSimpleName() + ")";
    }
    if (e instanceof InvalidFormatException wrong && !found.there()) {
      return mismatch(type, Findings.oneLine(String.valueOf(wrong.getValue()), LONGEST));
    }
    // If an object cannot be made, or an element of an array is wrong, Jackson knows more.
    return wanted(type).equals(found.text()) ? ofJackson(message) : mismatch(type, found.text());
  }

  private static Class<?> type(MismatchedInputException e) {
    Class<?> type = e.getTargetType();
    return type.isArray() && e.getOriginalMessage().contains(" to element of ")
        ? type.getComponentType()
        : type;
  }

  private static String ofJackson(String message) {
    return plain(message) + (message.startsWith("Cannot construct") ? WAYS_OUT : "");
  }

  private static String mismatch(Class<?> type, String text) {
    return "expected " + wanted(type) + ", found " + text;
  }

  /** Returns the message for a field that a class does not have. */
  static String unknown(String name, Collection<?> known) {
    List<String> names = known.stream().map(String::valueOf).sorted().toList();
    List<String> near = Nearest.names(name, names);
    return "unknown field '%s'; %s"
        .formatted(
            Findings.oneLine(name, LONGEST),
            near.isEmpty()
                ? "known fields: " + Excerpt.of(names.toString(), LONGEST)
                : "did you mean '" + near.get(0) + "'?");
  }

  private static String wanted(Class<?> type) {
    if (type.isArray() || Collection.class.isAssignableFrom(type)) {
      return "an array";
    }
    if (type.isEnum()) {
      return Nearest.oneOf(
          Arrays.stream(type.getEnumConstants())
              .map(constant -> '"' + ((Enum<?>) constant).name() + '"')
              .toList());
    }
    boolean isValue =
        Fields.isOfTheJdk(type) && !Map.class.isAssignableFrom(type) && type != Object.class;
    Class<?> primitive = ClassUtil.primitiveType(type);
    String name = (primitive == null ? type : primitive).getSimpleName();
    String noun = type == String.class ? "string" : isValue ? name : "object";
    return ("AEIOaeio".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
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
