package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.EnumDeserializer;
import com.fasterxml.jackson.databind.type.ArrayType;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.serbench.dataset.JsonKind;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.own.Findings.Kind;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a value as Jackson does, and counts what Jackson coerces and which members an object lacks.
 * Throws the first of these where the file is refused for it.
 */
final class Counting extends DelegatingDeserializer {
  private static final long serialVersionUID = 1;

  /** Puts one around whatever Jackson reads scalars and objects by. */
  static final class Readers extends BeanDeserializerModifier {
    private static final long serialVersionUID = 1;

    private final transient Findings findings;

    Readers(Findings findings) {
      this.findings = findings;
    }

    @Override
    public JsonDeserializer<?> modifyDeserializer(
        DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> jackson) {
      return counting(bean.getType(), jackson, bean);
    }

    @Override
    public JsonDeserializer<?> modifyEnumDeserializer(
        DeserializationConfig config,
        JavaType type,
        BeanDescription bean,
        JsonDeserializer<?> jackson) {
      return counting(type, jackson, bean);
    }

    @Override
    public JsonDeserializer<?> modifyArrayDeserializer(
        DeserializationConfig config,
        ArrayType type,
        BeanDescription bean,
        JsonDeserializer<?> jackson) {
      return type.getContentType().isPrimitive() ? counting(type, jackson, bean) : jackson;
    }

    private Counting counting(JavaType type, JsonDeserializer<?> jackson, BeanDescription bean) {
      return new Counting(
          type,
          jackson,
          findings,
          exact(type, jackson, bean, findings.ofFamily()),
          jackson instanceof BeanDeserializerBase ? Members.of(bean) : Members.NONE,
          false);
    }
  }

  private final transient JavaType type;
  private final transient Findings findings;
  private final transient Optional<JsonKind.Test> exact;
  private final transient Members members;

  /** Whether what is read is an element of a member, rather than the member itself. */
  private final boolean ofElement;

  private Counting(
      JavaType type,
      JsonDeserializer<?> jackson,
      Findings findings,
      Optional<JsonKind.Test> exact,
      Members members,
      boolean ofElement) {
    super(jackson);
    this.type = type;
    this.findings = findings;
    this.exact = exact;
    this.members = members;
    this.ofElement = ofElement;
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
    return new Counting(type, jackson, findings, exact, members, ofElement);
  }

  @Override
  public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty member)
      throws JsonMappingException {
    return new Counting(
        type,
        context.handleSecondaryContextualization(_delegatee, member, type),
        findings,
        member == null
            ? exact
            : exact.map(
                test ->
                    inShape(
                        member.findPropertyFormat(context.getConfig(), type.getRawClass()), test)),
        members,
        member != null && !member.getType().equals(type));
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
    return jackson().unwrappingDeserializer(unwrapper);
  }

  @SuppressWarnings("unchecked")
  private JsonDeserializer<Object> jackson() {
    return (JsonDeserializer<Object>) _delegatee;
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (type.isArrayType() && parser.isExpectedStartArrayToken()) {
      return primitives(parser, context);
    }
    if (exact.isPresent() && !exact.get().fits(parser)) {
      String text = Places.text(parser);
      String what = form(parser.currentToken());
      Object value = _delegatee.deserialize(parser, context);
      coerced(parser, text, what);
      return value;
    }
    if (!(_delegatee instanceof BeanDeserializerBase bean) || !isObject(parser)) {
      return _delegatee.deserialize(parser, context);
    }
    Members.Read names = new Members.Read(parser);
    return counted(bean, names, _delegatee.deserialize(names, context));
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context, Object into)
      throws IOException {
    if (!(_delegatee instanceof BeanDeserializerBase bean) || !isObject(parser)) {
      return jackson().deserialize(parser, context, into);
    }
    Members.Read names = new Members.Read(parser);
    return counted(bean, names, jackson().deserialize(names, context, into));
  }

  /** Whether the parser is at an object; it may be given without its brace. */
  private static boolean isObject(JsonParser parser) {
    return parser.hasToken(JsonToken.START_OBJECT)
        || parser.hasToken(JsonToken.FIELD_NAME)
        || parser.hasToken(JsonToken.END_OBJECT);
  }

  private Object counted(BeanDeserializerBase bean, Members.Read read, Object value)
      throws IOException {
    for (String name : read.names()) {
      SettableBeanProperty member = bean.findProperty(name);
      if (member != null) {
        findings.foundKnown();
        if (!name.equals(member.getName())) {
          renamed(read, name, member.getName());
        }
      }
    }
    for (SettableBeanProperty member : members.lacking(bean, read.names())) {
      String message = Mistake.missing(member.getType());
      Optional<String> name = Optional.of(member.getName());
      if (findings.ofFamily()
          && !member.getType().isPrimitive()
          && !member.getMember().hasAnnotation(Nullable.class)) {
        Findings.Refused missing = new Findings.Refused(read, Kind.MISSING, message, "");
        missing.prependPath(Object.class, member.getName());
        throw missing;
      }
      findings.add(Kind.MISSING, read, message, "", name);
    }
    return value;
  }

  private void renamed(JsonParser parser, String name, String member) throws Findings.Refused {
    if (name.equals(UsualNames.snakeCase(member))) {
      findings.add(Kind.SNAKE_CASE, parser, "", "read as " + member, Optional.of(name));
    } else if (UsualNames.plain(name).equals(UsualNames.plain(member))) {
      findings.add(Kind.OTHER_CASE, parser, "", "read as " + member, Optional.of(name));
    }
  }

  private void coerced(JsonParser parser, String text, String what) throws Findings.Refused {
    findings.add(
        Kind.COERCED,
        parser,
        Mistake.mismatch(text, type),
        what + " to " + Mistake.name(type),
        Optional.empty());
  }

  private static String form(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> "string";
      case VALUE_NUMBER_INT -> "number";
      case VALUE_NUMBER_FLOAT -> "decimal number";
      case VALUE_TRUE, VALUE_FALSE -> "boolean";
      case START_ARRAY -> "array";
      default -> "value";
    };
  }

  @Override
  public Object getNullValue(DeserializationContext context) throws JsonMappingException {
    if (type.isPrimitive()) {
      coerced(context.getParser(), "null", "null");
    } else if (findings.ofFamily() && ofElement) {
      throw new Findings.Refused(
          context.getParser(), Kind.COERCED, Mistake.mismatch("null", type), "");
    }
    return _delegatee.getNullValue(context);
  }

  /** Jackson reads these in one go, without the reader of their elements. */
  private Object primitives(JsonParser parser, DeserializationContext context) throws IOException {
    JavaType element = type.getContentType();
    JsonDeserializer<Object> each = context.findContextualValueDeserializer(element, null);
    List<Object> values = new ArrayList<>();
    try {
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        values.add(
            parser.hasToken(JsonToken.VALUE_NULL)
                ? each.getNullValue(context)
                : each.deserialize(parser, context));
      }
    } catch (IOException e) {
      throw JsonMappingException.wrapWithPath(e, values, values.size());
    }
    Object array = Array.newInstance(element.getRawClass(), values.size());
    for (int i = 0; i < values.size(); i++) {
      Array.set(array, i, values.get(i));
    }
    return array;
  }

  static int depth(JsonParser parser) {
    int depth = 0;
    for (JsonStreamContext at = parser.getParsingContext(); at != null; at = at.getParent()) {
      depth++;
    }
    return depth;
  }
}
