package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.EnumDeserializer;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.serbench.dataset.JsonKind;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a value as Jackson does, and takes down what Jackson coerces and which members an object
 * lacks. Where Jackson throws, takes that down, too, skips what is left of the value, and goes on
 * with null, or 0 where it is primitive. What is read by it is for finding mistakes alone.
 */
final class Resuming extends DelegatingDeserializer {
  private static final long serialVersionUID = 1;

  /** A call of Jackson's. */
  @FunctionalInterface
  private interface Read {
    Object value() throws IOException;
  }

  /** A call of Jackson's by a parser that sees what is read. */
  @FunctionalInterface
  private interface Watched {
    Object value(JsonParser parser) throws IOException;
  }

  private static final JacksonAnnotationIntrospector ANNOTATIONS =
      new JacksonAnnotationIntrospector();

  private final transient JavaType type;
  private final transient Mistakes mistakes;
  private final transient Optional<BeanProperty> property;
  private final transient Optional<JsonKind.Test> exact;
  private final transient Members members;

  Resuming(JavaType type, JsonDeserializer<?> jackson, Mistakes mistakes, BeanDescription bean) {
    this(
        type,
        jackson,
        mistakes,
        Optional.empty(),
        exact(type, jackson, bean, mistakes.ofFamily()),
        jackson instanceof BeanDeserializerBase ? Members.of(bean) : Members.NONE);
  }

  private Resuming(
      JavaType type,
      JsonDeserializer<?> jackson,
      Mistakes mistakes,
      Optional<BeanProperty> property,
      Optional<JsonKind.Test> exact,
      Members members) {
    super(jackson);
    this.type = type;
    this.mistakes = mistakes;
    this.property = property;
    this.exact = exact;
    this.members = members;
  }

  /** What is a value of the type by itself; empty where the type may have a form of its own. */
  private static Optional<JsonKind.Test> exact(
      JavaType type, JsonDeserializer<?> jackson, BeanDescription bean, boolean ofFamily) {
    if (type.isEnumType()) {
      return jackson instanceof EnumDeserializer && bean.findJsonValueAccessor() == null
          ? Optional.of(parser -> !parser.currentToken().isNumeric())
          : Optional.empty();
    }
    boolean inOneForm = ofFamily && (JsonKind.isScalar(type.getRawClass()) || type.isArrayType());
    return inOneForm || JsonKind.isSimple(type.getRawClass())
        ? Optional.of(JsonKind.of(type).here())
        : Optional.empty();
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> jackson) {
    return new Resuming(type, jackson, mistakes, property, exact, members);
  }

  @Override
  public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty member)
      throws JsonMappingException {
    return new Resuming(
        type,
        context.handleSecondaryContextualization(_delegatee, member, type),
        mistakes,
        Optional.ofNullable(member),
        member == null
            ? exact
            : exact.map(
                test ->
                    inShape(
                        member.findPropertyFormat(context.getConfig(), type.getRawClass()), test)),
        members);
  }

  /** A member may be annotated to have another form. */
  private static JsonKind.Test inShape(JsonFormat.Value format, JsonKind.Test exact) {
    JsonFormat.Shape shape = format.getShape();
    if (shape == JsonFormat.Shape.STRING) {
      return parser -> parser.hasToken(JsonToken.VALUE_STRING) || exact.fits(parser);
    }
    return shape.isNumeric()
        ? parser -> parser.currentToken().isNumeric() || exact.fits(parser)
        : exact;
  }

  /** Its members are read as those of the object around it. */
  @Override
  public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
    @SuppressWarnings("unchecked")
    JsonDeserializer<Object> jackson = (JsonDeserializer<Object>) _delegatee;
    return jackson.unwrappingDeserializer(unwrapper);
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (type.isArrayType()
        && type.getContentType().isPrimitive()
        && parser.isExpectedStartArrayToken()) {
      return primitives(parser, context);
    }
    if (exact.isPresent() && !exact.get().fits(parser)) {
      return coerced(parser, context);
    }
    return object(parser, watched -> _delegatee.deserialize(watched, context));
  }

  /** Taken down if Jackson makes a value of it. */
  private Object coerced(JsonParser parser, DeserializationContext context) throws IOException {
    Findings.Finding coercion = Mistakes.coercion(parser, type);
    int before = mistakes.refusals();
    return resumed(
        parser,
        () -> {
          Object value = _delegatee.deserialize(parser, context);
          if (mistakes.refusals() == before) {
            mistakes.add(parser.getParsingContext().pathAsPointer(), coercion);
          }
          return value;
        });
  }

  /** Where it is a bean, takes down which members it lacks. */
  private Object object(JsonParser parser, Watched read) throws IOException {
    if (!(_delegatee instanceof BeanDeserializerBase bean)
        || !(isOpenObject(parser) || parser.hasToken(JsonToken.END_OBJECT))) {
      return resumed(parser, () -> read.value(parser));
    }
    return resumed(
        parser,
        () -> {
          Members.Read names = new Members.Read(parser);
          Object value = read.value(names);
          JsonPointer object = parser.getParsingContext().pathAsPointer();
          members
              .lacking(bean, names.names())
              .forEach(member -> mistakes.addMissing(object, member));
          for (String name : names.names()) {
            Optional.ofNullable(bean.findProperty(name))
                .filter(member -> !name.equals(member.getName()))
                .filter(member -> name.equals(UsualNames.snakeCase(member.getName())))
                .ifPresent(member -> mistakes.addSnakeCase(object, member.getName(), name));
          }
          return value;
        });
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context, Object into)
      throws IOException {
    @SuppressWarnings("unchecked")
    JsonDeserializer<Object> jackson = (JsonDeserializer<Object>) _delegatee;
    return object(parser, watched -> jackson.deserialize(watched, context, into));
  }

  @Override
  public Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types)
      throws IOException {
    return resumed(parser, () -> _delegatee.deserializeWithType(parser, context, types));
  }

  @Override
  public Object getNullValue(DeserializationContext context) throws JsonMappingException {
    JsonStreamContext at = context.getParser().getParsingContext();
    boolean ofMember = property.isPresent() && property.get().getType().equals(type);
    mistakes.addNull(at.pathAsPointer(), type, ofMember ? property : Optional.empty());
    return _delegatee.getNullValue(context);
  }

  /** Jackson asks for it when an object has ended, so that the path is the object's own. */
  @Override
  public Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
    if (property.isPresent()
        && Boolean.TRUE.equals(ANNOTATIONS.hasRequiredMarker(property.get().getMember()))) {
      mistakes.addRequired(
          context.getParser().getParsingContext().pathAsPointer(), property.get().getName(), type);
    }
    return _delegatee.getAbsentValue(context);
  }

  /** Jackson reads these in one go, up to the first mistake. */
  private Object primitives(JsonParser parser, DeserializationContext context) throws IOException {
    JavaType element = type.getContentType();
    JsonDeserializer<Object> each = context.findContextualValueDeserializer(element, null);
    List<Object> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(
          parser.hasToken(JsonToken.VALUE_NULL)
              ? each.getNullValue(context)
              : each.deserialize(parser, context));
    }
    Object array = Array.newInstance(element.getRawClass(), values.size());
    for (int i = 0; i < values.size(); i++) {
      Array.set(array, i, values.get(i));
    }
    return array;
  }

  private Object resumed(JsonParser parser, Read read) throws IOException {
    boolean scalar = parser.currentToken().isScalarValue();
    int depth = isOpen(parser) ? depth(parser) : Integer.MAX_VALUE;
    int before = mistakes.refusals();
    try {
      return read.value();
    } catch (JsonMappingException | InputCoercionException | StreamConstraintsException e) {
      while (depth(parser) >= depth && parser.nextToken() != null) {
        // What is left of the value.
      }
      if (scalar && JsonKind.isScalar(type.getRawClass())) {
        mistakes.addWrong(parser, type);
      } else if (mistakes.refusals() == before || !Mistakes.isOfTheClass(e)) {
        // A class may well throw because of what stands in for a mistake.
        mistakes.add(parser.getParsingContext().pathAsPointer(), e);
      }
      return type.isPrimitive() ? ClassUtil.defaultValue(type.getRawClass()) : null;
    }
  }

  /** Whether the parser is within the value; an object may be given without its brace. */
  private static boolean isOpen(JsonParser parser) {
    return parser.hasToken(JsonToken.START_ARRAY) || isOpenObject(parser);
  }

  private static boolean isOpenObject(JsonParser parser) {
    return parser.hasToken(JsonToken.START_OBJECT) || parser.hasToken(JsonToken.FIELD_NAME);
  }

  static int depth(JsonParser parser) {
    int depth = 0;
    for (JsonStreamContext at = parser.getParsingContext(); at != null; at = at.getParent()) {
      depth++;
    }
    return depth;
  }
}
