package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.Fields;
import io.serbench.dataset.JsonKind;
import io.serbench.dataset.JsonProblems;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/** What is wrong with a part, by where it is: of each value the first thing that was found. */
final class Mistakes extends DeserializationProblemHandler {
  private static final int LONGEST = 160;

  private final Map<JsonPointer, String> found = new LinkedHashMap<>();

  void clear() {
    found.clear();
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  int count() {
    return found.size();
  }

  /** Adds them to what is wrong with the file, in its order. */
  void addTo(JsonProblems problems, JsonParts.Part part) {
    new Places(part)
        .of(found.keySet())
        .forEach(
            (pointer, place) ->
                problems.add(place.line(), place.column(), place.path(), found.get(pointer)));
  }

  /** What ended the reading. */
  void add(JsonProcessingException e) {
    add(JsonPointer.empty(), e);
  }

  /**
   * What ended the reading of a value.
   *
   * @param value the value whose reading it is
   */
  void add(JsonPointer value, JsonProcessingException e) {
    JsonPointer pointer = value;
    if (e instanceof JsonMappingException mapping) {
      for (JsonMappingException.Reference step : mapping.getPath()) {
        pointer =
            step.getFieldName() == null
                ? pointer.appendIndex(Math.max(0, step.getIndex()))
                : pointer.appendProperty(step.getFieldName());
      }
    }
    add(pointer, what(e));
  }

  /** A member that its object must have. */
  void addMissing(JsonPointer object, String name, JavaType type) {
    add(object.appendProperty(name), "is missing; add it, " + wanted(type));
  }

  /** A null where the type has none. */
  void addNull(JsonPointer pointer, JavaType type) {
    add(pointer, "here is null, but " + wanted(type) + " is wanted");
  }

  /** The parser's current token, which is no value of the type. */
  void addWrong(JsonParser parser, JavaType type) throws IOException {
    note(parser, "here is " + text(parser) + ", but " + wanted(type) + " is wanted");
  }

  private void note(JsonParser parser, String what) {
    add(parser.getParsingContext().pathAsPointer(), what);
  }

  private void add(JsonPointer pointer, String what) {
    found.putIfAbsent(pointer, what);
  }

  @Override
  public boolean handleUnknownProperty(
      DeserializationContext context,
      JsonParser parser,
      JsonDeserializer<?> deserializer,
      Object bean,
      String name)
      throws IOException {
    Collection<Object> known = deserializer.getKnownPropertyNames();
    String names =
        known == null || known.isEmpty()
            ? "no property at all"
            : String.join(", ", new TreeSet<>(known.stream().map(String::valueOf).toList()));
    note(parser, "is unknown; known here are " + names);
    parser.skipChildren();
    return true;
  }

  @Override
  public Object handleWeirdStringValue(
      DeserializationContext context, Class<?> target, String value, String failure) {
    return wrong(context, target, '"' + value + '"');
  }

  @Override
  public Object handleWeirdNumberValue(
      DeserializationContext context, Class<?> target, Number value, String failure) {
    return wrong(context, target, value.toString());
  }

  @Override
  public Object handleUnexpectedToken(
      DeserializationContext context,
      JavaType target,
      JsonToken token,
      JsonParser parser,
      String failure)
      throws IOException {
    Object instead = wrong(context, target.getRawClass(), text(parser));
    parser.skipChildren();
    return instead;
  }

  @Override
  public JavaType handleUnknownTypeId(
      DeserializationContext context,
      JavaType base,
      String id,
      TypeIdResolver resolver,
      String failure) {
    return noType(context, "here is the type \"" + id + '"', resolver);
  }

  @Override
  public JavaType handleMissingTypeId(
      DeserializationContext context, JavaType base, TypeIdResolver resolver, String failure) {
    return noType(context, "here is no property that names the type", resolver);
  }

  private JavaType noType(DeserializationContext context, String here, TypeIdResolver resolver) {
    String known = resolver.getDescForKnownTypeIds();
    String wanted =
        known == null ? "one that is known" : "one of " + known.replaceAll(".*\\[|\\]", "");
    note(
        context.getParser(),
        JsonProblems.oneLine(here, LONGEST) + ", but " + wanted + " is wanted");
    // By which binding goes on with null.
    return context.constructType(Void.class);
  }

  /** Takes it down, and gives what binding goes on with. */
  private Object wrong(DeserializationContext context, Class<?> target, String here) {
    String wanted = wanted(context.constructType(target));
    note(
        context.getParser(),
        "here is " + JsonProblems.oneLine(here, LONGEST) + ", but " + wanted + " is wanted");
    return target.isPrimitive() ? ClassUtil.defaultValue(target) : null;
  }

  /** What the current token is or begins. */
  private static String text(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "a list";
      case VALUE_STRING -> JsonProblems.oneLine('"' + parser.getText() + '"', LONGEST);
      default -> JsonProblems.oneLine(parser.getText(), LONGEST);
    };
  }

  /** The JDK has more types than {@link JsonKind} knows, most of which are texts in JSON. */
  private static String wanted(JavaType type) {
    Class<?> plain = type.getRawClass();
    boolean other =
        Fields.isOfTheJdk(plain)
            && !type.isContainerType()
            && !JsonKind.isScalar(plain)
            && plain != Object.class;
    return other ? "a " + plain.getSimpleName() : JsonKind.of(type).wanted();
  }

  /** Whether the class threw it, and not Jackson. */
  static boolean isOfTheClass(JsonProcessingException e) {
    Throwable thrown = e.getCause();
    return thrown != null
        && !(e instanceof MismatchedInputException)
        && !(thrown instanceof JsonProcessingException);
  }

  private static String what(JsonProcessingException e) {
    if (isOfTheClass(e)) {
      return plain("the class throws " + e.getCause());
    }
    String wanted =
        e instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
            ? "; wanted is " + mismatch.getTargetType().getSimpleName()
            : "";
    return plain(e.getOriginalMessage()) + wanted;
  }

  /** The mapper's words on one line, without advice on its settings. */
  private static String plain(String message) {
    String line =
        message
            .replaceAll("\\s+", " ")
            .replaceAll("(, from|: enable|set) `[^`]*`( to allow)?", "")
            .strip();
    return JsonProblems.oneLine(line, 2 * LONGEST);
  }
}
