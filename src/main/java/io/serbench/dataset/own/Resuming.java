package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.serbench.dataset.JsonKind;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Optional;

/**
 * Reads a value as Jackson does. Where that throws, takes it down, skips what is left of the value,
 * and goes on with null, or 0 where it is primitive. What is read by it is for finding mistakes
 * alone.
 */
final class Resuming extends DelegatingDeserializer {
  private static final long serialVersionUID = 1;

  /** A call of Jackson's. */
  @FunctionalInterface
  private interface Read {
    Object value() throws IOException;
  }

  private static final JacksonAnnotationIntrospector ANNOTATIONS =
      new JacksonAnnotationIntrospector();

  private final transient JavaType type;
  private final transient Mistakes mistakes;
  private final transient Optional<BeanProperty> property;

  Resuming(JavaType type, JsonDeserializer<?> jackson, Mistakes mistakes) {
    this(type, jackson, mistakes, Optional.empty());
  }

  private Resuming(
      JavaType type,
      JsonDeserializer<?> jackson,
      Mistakes mistakes,
      Optional<BeanProperty> property) {
    super(jackson);
    this.type = type;
    this.mistakes = mistakes;
    this.property = property;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> jackson) {
    return new Resuming(type, jackson, mistakes, property);
  }

  @Override
  public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty member)
      throws JsonMappingException {
    return new Resuming(
        type,
        context.handleSecondaryContextualization(_delegatee, member, type),
        mistakes,
        Optional.ofNullable(member));
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
    return resumed(parser, () -> _delegatee.deserialize(parser, context));
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context, Object into)
      throws IOException {
    @SuppressWarnings("unchecked")
    JsonDeserializer<Object> jackson = (JsonDeserializer<Object>) _delegatee;
    return resumed(parser, () -> jackson.deserialize(parser, context, into));
  }

  @Override
  public Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types)
      throws IOException {
    return resumed(parser, () -> _delegatee.deserializeWithType(parser, context, types));
  }

  @Override
  public Object getNullValue(DeserializationContext context) throws JsonMappingException {
    try {
      return _delegatee.getNullValue(context);
    } catch (JsonMappingException e) {
      JsonParser parser = context.getParser();
      mistakes.addNull(parser.getParsingContext().pathAsPointer(), type);
      return instead();
    }
  }

  /** Jackson asks for it when an object has ended, so that the path is the object's own. */
  @Override
  public Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
    if (property.isEmpty()) {
      return _delegatee.getAbsentValue(context);
    }
    JsonPointer object = context.getParser().getParsingContext().pathAsPointer();
    try {
      if (!Boolean.TRUE.equals(ANNOTATIONS.hasRequiredMarker(property.get().getMember()))) {
        return _delegatee.getAbsentValue(context);
      }
      mistakes.addMissing(object, property.get().getName(), type);
    } catch (JsonMappingException e) {
      mistakes.addMissing(object, property.get().getName(), type);
    }
    return instead();
  }

  /** Jackson reads these in one go, up to the first mistake. */
  private Object primitives(JsonParser parser, DeserializationContext context) throws IOException {
    JavaType element = type.getContentType();
    JsonDeserializer<Object> each = context.findContextualValueDeserializer(element, null);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.hasToken(JsonToken.VALUE_NULL)) {
        each.getNullValue(context);
      } else {
        each.deserialize(parser, context);
      }
    }
    return Array.newInstance(element.getRawClass(), 0);
  }

  private Object resumed(JsonParser parser, Read read) throws IOException {
    boolean scalar = parser.currentToken().isScalarValue();
    int depth = isOpen(parser) ? depth(parser) : Integer.MAX_VALUE;
    int before = mistakes.count();
    try {
      return read.value();
    } catch (JsonMappingException | InputCoercionException e) {
      while (depth(parser) >= depth && parser.nextToken() != null) {
        // What is left of the value.
      }
      if (scalar && JsonKind.isScalar(type.getRawClass())) {
        mistakes.addWrong(parser, type);
      } else if (mistakes.count() == before || !Mistakes.isOfTheClass(e)) {
        // A class may well throw because of what stands in for a mistake.
        mistakes.add(parser.getParsingContext().pathAsPointer(), e);
      }
      return instead();
    }
  }

  private Object instead() {
    return type.isPrimitive() ? ClassUtil.defaultValue(type.getRawClass()) : null;
  }

  /** Whether the parser is within the value; an object may be given without its brace. */
  private static boolean isOpen(JsonParser parser) {
    return parser.currentToken().isStructStart() || parser.hasToken(JsonToken.FIELD_NAME);
  }

  private static int depth(JsonParser parser) {
    int depth = 0;
    for (JsonStreamContext at = parser.getParsingContext(); at != null; at = at.getParent()) {
      depth++;
    }
    return depth;
  }
}
