package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
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
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Fields;
import io.serbench.dataset.JsonKind;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Says where a file is wrong, what is wrong there, and what to do. */
final class Mistake {
  private static final int LONGEST = 160;
  private static final int MOST_NAMES = 12;

  /** How Jackson says which field would say the type. */
  private static final Pattern MISSING_TYPE = Pattern.compile("type id property ('[^']+')");

  private static final Pattern KNOWN_TYPES = Pattern.compile("known type ids = \\[(.*?)\\]");

  private static final Pattern NO_CREATOR =
      Pattern.compile(
          "(?s)instance of `(?:[^`]*[.$])?([^`.$]+)` .*no delegate- or property-based Creator");

  private static final String WAYS_OUT =
      ", pass -mapper= with a mapper that can make it, or leave the file out, so that values are"
          + " generated";

  private static final String SKIP_UNKNOWN = "\n(-unknown=ignore skips unknown fields)";

  private Mistake() {}

  /** Returns the refusal of a file because of a part that Jackson, or a library, does not read. */
  static DataFileException of(String file, JsonParts.Part part, IOException e) {
    Places.Found found = found(part, e);
    String advice = isUnknown(e) ? SKIP_UNKNOWN : "";
    return refusal(file, place(part, e), what(e, found) + advice, e);
  }

  /** Returns where that part is wrong. */
  static Place place(JsonParts.Part part, IOException e) {
    Places.Found found = found(part, e);
    return isUnknown(e) ? found.name() : found.place();
  }

  private static Places.Found found(JsonParts.Part part, IOException e) {
    JsonPointer pointer = e instanceof Misfit misfit ? misfit.place() : pointer(e);
    return new Places(part).of(pointer, isThere(e));
  }

  private static boolean isUnknown(IOException e) {
    return e instanceof UnrecognizedPropertyException
        || (e instanceof Misfit misfit && misfit.isUnknown());
  }

  static DataFileException refusal(String file, Place place, String what) {
    return refusal(file, place, what, null);
  }

  private static DataFileException refusal(String file, Place place, String what, Throwable cause) {
    String path = place.shortPath();
    return new DataFileException(
        "%s:%d:%d: %s%s"
            .formatted(file, place.line(), place.column(), path.isEmpty() ? "" : path + ": ", what),
        cause);
  }

  /** Returns the path from the root of a part, as Jackson tells it. */
  static JsonPointer pointer(IOException e) {
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

  /** Whether what is wrong is in the file, and not what it lacks. */
  private static boolean isThere(IOException e) {
    return e instanceof Findings.Refused refused
        ? refused.kind() != Findings.Kind.MISSING
        : e instanceof UnrecognizedPropertyException || e instanceof InvalidFormatException;
  }

  private static String what(IOException e, Places.Found found) {
    if (e instanceof Findings.Refused refused) {
      return refused.getOriginalMessage();
    }
    if (e instanceof UnrecognizedPropertyException unrecognized) {
      Collection<Object> known = unrecognized.getKnownPropertyIds();
      return unknown(unrecognized.getPropertyName(), known == null ? List.of() : known);
    }
    if (e instanceof InvalidTypeIdException type) {
      return wrongType(type);
    }
    if (!(e instanceof JsonProcessingException mapping)) {
      return Findings.oneLine(String.valueOf(e.getMessage()), 2 * LONGEST);
    }
    Throwable thrown = mapping.getCause();
    if (thrown instanceof InputCoercionException coercion) {
      return mismatch(found.text(), type(coercion.getTargetType()));
    }
    if (thrown instanceof StreamConstraintsException limit) {
      return "beyond a limit: " + plain(limit.getOriginalMessage());
    }
    if (e instanceof InvalidDefinitionException) {
      return ofClass(mapping.getOriginalMessage());
    }
    if (thrown != null
        && !(e instanceof MismatchedInputException)
        && !(thrown instanceof JsonProcessingException)) {
      return plain("the class throws " + thrown);
    }
    return e instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
        ? mismatched(mismatch, found)
        : plain(mapping.getOriginalMessage());
  }

  private static String mismatched(MismatchedInputException e, Places.Found found) {
    JavaType type = type(e.getTargetType());
    String message = e.getOriginalMessage();
    boolean required = message.startsWith("Missing required creator property");
    if (required || (e instanceof InvalidNullException && !found.there())) {
      return missing(type);
    }
    if (e instanceof InvalidNullException
        || e instanceof InvalidFormatException
        || message.startsWith("Cannot deserialize value of type")
        || message.startsWith("Cannot coerce")
        || !found.isObject()) {
      return mismatch(
          e instanceof InvalidFormatException wrong && !found.there()
              ? Findings.oneLine(String.valueOf(wrong.getValue()), LONGEST)
              : found.text(),
          type);
    }
    return ofClass(message);
  }

  /** Says what to do about a class that Jackson cannot make from an object. */
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

  /** Returns what is said of a member that its object lacks. */
  static String missing(JavaType type) {
    return "missing field (" + name(type) + ")";
  }

  static String mismatch(String text, JavaType type) {
    return "expected " + wanted(type) + ", found " + text;
  }

  /** Returns what is said of a field that a class does not have. */
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

  /** The JDK has more types than {@link JsonKind} knows, most of which are strings in JSON. */
  private static String wanted(JavaType type) {
    Class<?> plain = type.getRawClass();
    boolean other =
        Fields.isOfTheJdk(plain)
            && !type.isContainerType()
            && !type.isEnumType()
            && !JsonKind.isScalar(plain)
            && plain != Object.class;
    String name = plain.getSimpleName();
    return other
        ? ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name
        : JsonKind.of(type).wanted();
  }

  /** As code has it, without packages: {@code int}, {@code List<Line>}. */
  static String name(JavaType type) {
    if (type.isArrayType()) {
      return name(type.getContentType()) + "[]";
    }
    String arguments =
        type.getBindings().getTypeParameters().stream()
            .map(Mistake::name)
            .collect(Collectors.joining(", "));
    return type.getRawClass().getSimpleName() + (arguments.isEmpty() ? "" : '<' + arguments + '>');
  }

  private static JavaType type(Class<?> plain) {
    return TypeFactory.defaultInstance().constructType(plain);
  }

  /** The mapper's words on one line, without advice on its settings. */
  private static String plain(String message) {
    String line =
        message
            .replaceAll("\\s+", " ")
            .replaceAll("(, from|: enable|set) `[^`]*`( to allow)?", "")
            .strip();
    return Findings.oneLine(line, 2 * LONGEST);
  }
}
