package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.Fields;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonKind;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.own.Findings.Finding;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a part is found to differ in, by where it is: of each value the first thing. */
final class Mistakes extends DeserializationProblemHandler {
  private static final int LONGEST = 160;

  /** Of more than these that do not refuse a file, there is a count: it may have a million. */
  private static final int MOST = 10_000;

  private static final int MOST_NAMES = 12;

  /** How Jackson says which field would say the type. */
  private static final Pattern MISSING_TYPE = Pattern.compile("type id property ('[^']+')");

  private static final Finding DUPLICATE = new Finding(Kind.DUPLICATE, "duplicate field", "");

  private final FileReading reading;
  private final boolean ofFamily;
  private final Map<JsonPointer, Finding> found = new LinkedHashMap<>();
  private final Map<Kind, Long> further = new EnumMap<>(Kind.class);
  private final Map<Kind, Integer> kept = new EnumMap<>(Kind.class);
  private int refusals;

  /**
   * None yet.
   *
   * @param ofFamily whether the class is a family's: null is a mistake unless a member is {@link
   *     Nullable}, and values have the one form that serbench writes
   */
  Mistakes(FileReading reading, boolean ofFamily) {
    this.reading = reading;
    this.ofFamily = ofFamily;
  }

  boolean ofFamily() {
    return ofFamily;
  }

  void clear() {
    found.clear();
    further.clear();
    kept.clear();
    refusals = 0;
  }

  /** How many of them make Jackson refuse the part. */
  int refusals() {
    return refusals;
  }

  /** Adds them to what was found of the file, in its order. */
  void addTo(Findings findings, JsonParts.Part part) {
    List<Map.Entry<Place, Finding>> placed = new ArrayList<>();
    Map<JsonPointer, Place> places = new Places(part).of(found.keySet());
    found.forEach((pointer, finding) -> placed.add(Map.entry(places.get(pointer), finding)));
    part.duplicates().forEach(place -> placed.add(Map.entry(place, DUPLICATE)));
    placed.sort(Map.Entry.comparingByKey(Place.ORDER));
    placed.forEach(entry -> findings.add(entry.getValue(), entry.getKey()));
    further.forEach(findings::add);
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
    add(pointer, Finding.wrong(what(e)));
  }

  /** A member that its object must have. */
  void addRequired(JsonPointer object, String name, JavaType type) {
    add(object.appendProperty(name), Finding.wrong("missing field (" + name(type) + ")"));
  }

  /** A member that its object lacks, and that has its default instead. */
  void addMissing(JsonPointer object, BeanProperty member) {
    JavaType type = member.getType();
    if (mustNotBeNull(type, member)) {
      addRequired(object, member.getName(), type);
    } else {
      add(
          object.appendProperty(member.getName()),
          new Finding(Kind.MISSING, "missing field (" + name(type) + ")", ""));
    }
  }

  /**
   * A member that has another name in JSON than in the class.
   *
   * @param object whose member it is
   */
  void addSnakeCase(JsonPointer object, String member, String name) {
    add(
        object.appendProperty(member),
        ofFamily
            ? Finding.wrong(unknown(name, List.of(member)))
            : new Finding(Kind.SNAKE_CASE, "", name));
  }

  /**
   * A null.
   *
   * @param member the member whose value it is; empty for elements
   */
  void addNull(JsonPointer pointer, JavaType type, Optional<BeanProperty> member) {
    if (type.isPrimitive()) {
      add(pointer, coercion("null", "null", type));
    } else if (ofFamily && (member.isEmpty() || mustNotBeNull(type, member.get()))) {
      add(pointer, Finding.wrong(mismatch("null", type)));
    }
  }

  private boolean mustNotBeNull(JavaType type, BeanProperty member) {
    return ofFamily && !type.isPrimitive() && !member.getMember().hasAnnotation(Nullable.class);
  }

  /** Of the parser's current token, if Jackson makes a value of the type of it nonetheless. */
  static Finding coercion(JsonParser parser, JavaType type) throws IOException {
    String what =
        switch (parser.currentToken()) {
          case VALUE_STRING -> "string";
          case VALUE_NUMBER_INT -> "number";
          case VALUE_NUMBER_FLOAT -> "decimal number";
          case VALUE_TRUE, VALUE_FALSE -> "boolean";
          case START_ARRAY -> "array";
          default -> "value";
        };
    return coercion(what, text(parser), type);
  }

  private static Finding coercion(String what, String text, JavaType type) {
    return new Finding(Kind.COERCED, mismatch(text, type), what + " to " + name(type));
  }

  /** The parser's current token, which is no value of the type. */
  void addWrong(JsonParser parser, JavaType type) throws IOException {
    note(parser, mismatch(text(parser), type));
  }

  private static String mismatch(String text, JavaType type) {
    return "expected " + wanted(type) + ", found " + text;
  }

  private void note(JsonParser parser, String message) {
    add(parser.getParsingContext().pathAsPointer(), Finding.wrong(message));
  }

  /** Some is found twice; what is not kept is found once. */
  void add(JsonPointer pointer, Finding finding) {
    Kind kind = finding.kind();
    boolean refuses = kind == Kind.WRONG || (kind == Kind.UNKNOWN && !reading.skipsUnknown());
    if (!refuses && kept.getOrDefault(kind, 0) >= MOST) {
      further.merge(kind, 1L, Long::sum);
    } else if (found.putIfAbsent(pointer, finding) == null) {
      kept.merge(kind, 1, Integer::sum);
      refusals += refuses ? 1 : 0;
    }
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
    add(
        parser.getParsingContext().pathAsPointer(),
        new Finding(Kind.UNKNOWN, unknown(name, known == null ? List.of() : known), ""));
    parser.skipChildren();
    return true;
  }

  /** What is said of a field that a class does not have. */
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

  /** An object is wanted, and something else is there; or the class has no constructor. */
  @Override
  public Object handleMissingInstantiator(
      DeserializationContext context,
      Class<?> target,
      ValueInstantiator instantiator,
      JsonParser parser,
      String failure)
      throws IOException {
    return parser.currentToken().isScalarValue()
        ? wrong(context, target, text(parser))
        : NOT_HANDLED;
  }

  @Override
  public JavaType handleUnknownTypeId(
      DeserializationContext context,
      JavaType base,
      String id,
      TypeIdResolver resolver,
      String failure) {
    return noType(
        context,
        "expected %s, found \"%s\""
            .formatted(types(resolver, "the type "), Findings.oneLine(id, LONGEST)));
  }

  @Override
  public JavaType handleMissingTypeId(
      DeserializationContext context, JavaType base, TypeIdResolver resolver, String failure) {
    Matcher property = MISSING_TYPE.matcher(failure);
    return noType(
        context,
        "missing %s (%s)"
            .formatted(
                property.find() ? "field " + property.group(1) : "type", types(resolver, "")));
  }

  private static String types(TypeIdResolver resolver, String before) {
    String known = resolver.getDescForKnownTypeIds();
    return known == null
        ? "a known type"
        : before + known.replaceAll(".*\\[|\\]", "").replace(", ", " or ");
  }

  private JavaType noType(DeserializationContext context, String message) {
    note(context.getParser(), message);
    // By which binding goes on with null.
    return context.constructType(Void.class);
  }

  /** Takes it down, and gives what binding goes on with. */
  private Object wrong(DeserializationContext context, Class<?> target, String text) {
    JavaType type = context.constructType(target);
    note(context.getParser(), mismatch(Findings.oneLine(text, LONGEST), type));
    return target.isPrimitive() ? ClassUtil.defaultValue(target) : null;
  }

  /** What the current token is or begins. */
  private static String text(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> Findings.oneLine('"' + parser.getText() + '"', LONGEST);
      default -> Findings.oneLine(parser.getText(), LONGEST);
    };
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
  private static String name(JavaType type) {
    if (type.isArrayType()) {
      return name(type.getContentType()) + "[]";
    }
    String arguments =
        type.getBindings().getTypeParameters().stream()
            .map(Mistakes::name)
            .collect(Collectors.joining(", "));
    return type.getRawClass().getSimpleName() + (arguments.isEmpty() ? "" : '<' + arguments + '>');
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
            ? "; expected " + mismatch.getTargetType().getSimpleName()
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
    return Findings.oneLine(line, 2 * LONGEST);
  }
}
