package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.own.Findings.FindingKind;
import io.serbench.dataset.own.Places.FoundPlace;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A place where a part of a file does not fit its class: what is wrong, and what to do. */
final class Mistake {
  private static final int LONGEST = 160;
  private static final String WAYS_OUT =
      "; annotate the class for Jackson (@JsonCreator, @JsonTypeInfo), pass -mapper= with a mapper"
          + " that can make it, or leave the file out, so that values are generated";
  private static final String SKIP_UNKNOWN = "\n(-unknown=ignore skips unknown fields)";

  private final Exception thrown;
  private final boolean unknown;
  private final Optional<Class<?>> type;
  private final FoundPlace found;

  Mistake(JsonParts.JsonPart part, Exception thrown) {
    this.thrown = thrown;
    this.unknown =
        thrown instanceof UnrecognizedPropertyException
            || (thrown instanceof Misfit misfit && misfit.unknown);
    this.type = type(thrown);
    this.found = Places.find(part, pointer(thrown), unknown);
  }

  DataFileException refusal() {
    DataFileException refusal = found.place().refusal(message() + (unknown ? SKIP_UNKNOWN : ""));
    refusal.initCause(thrown);
    return refusal;
  }

  /** Adds this as a difference that the usual reader accepts. */
  void addTo(Findings findings, FindingKind kind) throws DataFileException {
    String brief =
        kind == FindingKind.COERCED && type.isPresent() && found.there()
            ? form(found.token()) + " to " + type.get().getSimpleName()
            : "";
    findings.add(kind, found.place(), message(), brief);
  }

  boolean isMissing() {
    return !found.there()
        && thrown instanceof MismatchedInputException mismatch
        && (mismatch instanceof InvalidNullException
            || mismatch.getOriginalMessage().matches("(?s)(Missing|Cannot map `null`) .*"));
  }

  /** Returns the path from the root of the part, as far as it is known. */
  private static JsonPointer pointer(Exception e) {
    JsonPointer pointer = e instanceof Misfit misfit ? misfit.place : JsonPointer.empty();
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
    if (!(thrown instanceof JsonProcessingException jackson)) {
      return Findings.oneLine(String.valueOf(thrown.getMessage()), 2 * LONGEST);
    }
    if (type.isPresent() && isMissing()) {
      return "missing field (" + type.get().getSimpleName() + ")";
    }
    // If an object cannot be made, or the value is not found, Jackson knows more.
    if (type.isPresent() && found.there() && !wanted(type.get()).equals(found.text())) {
      return "expected " + wanted(type.get()) + ", found " + found.text();
    }
    Throwable cause = jackson.getCause();
    boolean ofJackson =
        cause == null
            || cause instanceof JsonProcessingException
            || jackson instanceof MismatchedInputException
            || jackson instanceof InvalidDefinitionException;
    String message = plain(ofJackson ? jackson.getOriginalMessage() : "the class throws " + cause);
    return message + (message.startsWith("Cannot construct") ? WAYS_OUT : "");
  }

  /** Returns the type in the class, if Jackson refused a value of another type. */
  private static Optional<Class<?>> type(Exception e) {
    if (e.getCause() instanceof InputCoercionException coercion) {
      return Optional.of(coercion.getTargetType());
    }
    if (!(e instanceof MismatchedInputException mismatch) || e instanceof InvalidTypeIdException) {
      return Optional.empty();
    }
    Optional<Class<?>> type = Optional.ofNullable(mismatch.getTargetType());
    return mismatch.getOriginalMessage().contains(" to element of ")
        ? type.map(Class::getComponentType)
        : type;
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
            .replaceAll("(, from|: enable|set) `[^`]*`( to allow)?| \\(but might if [^)]*\\)", "")
            .replaceAll("\\[Source: [^;]*; line: (\\d+), column: (\\d+)]", "line $1, column $2")
            .strip();
    return Findings.oneLine(line, 2 * LONGEST);
  }
}
