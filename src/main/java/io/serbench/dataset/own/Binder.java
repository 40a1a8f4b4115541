package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.Fields;
import io.serbench.dataset.JsonKind;
import io.serbench.dataset.JsonProblems;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Binds parts of a file to a class, and takes down what does not fit. Jackson goes on after what
 * its handlers are told of, so that a part may have several problems; where it throws, the rest of
 * the part is not looked at. It throws where it refuses to coerce a value, hence the lenient round
 * before the strict one.
 */
final class Binder extends DeserializationProblemHandler {
  private static final int LONGEST = 160;

  private final ObjectReader lenient;
  private final ObjectReader strict;
  private final JsonProblems problems;
  private JsonParts.Part part;

  /** Where the part has problems: the second round finds those of the first again. */
  private final Set<JsonPointer> noted = new HashSet<>();

  Binder(Type type, JsonProblems problems) {
    this.problems = problems;
    this.lenient = reader(ReferenceMapper.lenient(), type).withHandler(this);
    this.strict = reader(ReferenceMapper.create(), type).withHandler(this);
  }

  private static ObjectReader reader(ObjectMapper mapper, Type type) {
    return mapper.readerFor(mapper.constructType(type));
  }

  /** The value; empty where it has problems, which are taken down, or is null. */
  Optional<Object> bind(JsonParts.Part from) throws IOException {
    part = from;
    int before = problems.count();
    noted.clear();
    try {
      lenient.readValue(from.text());
      Object value = strict.readValue(from.text());
      if (value == null && problems.count() == before) {
        problems.add(from.line(), from.column(), "", "null is nothing to measure; remove it");
      }
      return problems.count() == before ? Optional.ofNullable(value) : Optional.empty();
    } catch (JsonMappingException e) {
      add(e.getLocation(), pointer(e), path(e), what(e));
    } catch (JsonProcessingException e) {
      add(e.getLocation(), JsonPointer.empty(), "", plain(e.getOriginalMessage()));
    }
    return Optional.empty();
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
    String found =
        switch (token) {
          case START_OBJECT -> "an object";
          case START_ARRAY -> "a list";
          case VALUE_STRING -> '"' + parser.getText() + '"';
          default -> parser.getText();
        };
    Object instead = wrong(context, target.getRawClass(), found);
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

  private JavaType noType(DeserializationContext context, String found, TypeIdResolver resolver) {
    String known = resolver.getDescForKnownTypeIds();
    String wanted =
        known == null ? "one that is known" : "one of " + known.replaceAll(".*\\[|\\]", "");
    note(
        context.getParser(),
        JsonProblems.oneLine(found, LONGEST) + ", but " + wanted + " is wanted");
    // By which binding goes on with null.
    return context.constructType(Void.class);
  }

  /** Takes it down, and gives what binding goes on with. */
  private Object wrong(DeserializationContext context, Class<?> target, String found) {
    String wanted = wanted(context.constructType(target));
    note(
        context.getParser(),
        "here is " + JsonProblems.oneLine(found, LONGEST) + ", but " + wanted + " is wanted");
    return target.isPrimitive() ? ClassUtil.defaultValue(target) : null;
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

  private void note(JsonParser parser, String what) {
    JsonStreamContext context = parser.getParsingContext();
    add(parser.currentTokenLocation(), context.pathAsPointer(), path(context), what);
  }

  /** What Jackson bound from memory of its own has no place; its path says where to look. */
  private void add(JsonLocation place, JsonPointer pointer, String path, String what) {
    if (!noted.add(pointer)) {
      return;
    }
    boolean known = place != null && place.getLineNr() >= 1;
    JsonLocation found = known ? place : part.find(pointer);
    problems.add(part.line(found), part.column(found), path, what);
  }

  /** {@code items[0].price}. */
  private static String path(JsonStreamContext context) {
    if (context == null) {
      return "";
    }
    String before = path(context.getParent());
    if (!context.hasPathSegment()) {
      return before;
    }
    return context.inArray()
        ? element(before, context.getCurrentIndex())
        : member(before, context.getCurrentName());
  }

  private static String path(JsonMappingException e) {
    String path = "";
    for (JsonMappingException.Reference step : e.getPath()) {
      path =
          step.getFieldName() == null
              ? element(path, step.getIndex())
              : member(path, step.getFieldName());
    }
    return path;
  }

  private static String element(String list, int index) {
    return list + '[' + index + ']';
  }

  private static String member(String object, String name) {
    return object.isEmpty() ? name : object + '.' + name;
  }

  private static JsonPointer pointer(JsonMappingException e) {
    JsonPointer pointer = JsonPointer.empty();
    for (JsonMappingException.Reference step : e.getPath()) {
      pointer =
          step.getFieldName() == null
              ? pointer.appendIndex(Math.max(0, step.getIndex()))
              : pointer.appendProperty(step.getFieldName());
    }
    return pointer;
  }

  private static String what(JsonMappingException e) {
    Throwable thrown = e.getCause();
    if (thrown != null
        && !(e instanceof MismatchedInputException)
        && !(thrown instanceof JsonProcessingException)) {
      return plain("the class throws " + thrown);
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
