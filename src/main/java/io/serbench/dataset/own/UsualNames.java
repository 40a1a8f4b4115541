package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.beans.Introspector;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What classes and members are called in most JSON, where no annotation says it. A member may be in
 * snake case. A property {@code @type}, {@code event_type} or the like says which of the classes
 * that a sealed type permits an object is, by its simple name in any case.
 */
final class UsualNames extends NopAnnotationIntrospector {
  private static final String PROPERTY = "@type";
  private static final Pattern SAYS_TYPE =
      Pattern.compile("(?i).*(type|kind|class|event|tag|variant)");

  private static final long serialVersionUID = 1L;

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  /** How the name of a member is written in snake case. */
  static String snakeCase(String name) {
    return PropertyNamingStrategies.SnakeCaseStrategy.INSTANCE.translate(name);
  }

  @Override
  public List<PropertyName> findPropertyAliases(Annotated member) {
    String name = name(member);
    String other = snakeCase(name);
    return other.equals(name) ? null : List.of(PropertyName.construct(other));
  }

  private static String name(Annotated member) {
    if (member instanceof AnnotatedParameter parameter) {
      Executable owner = (Executable) parameter.getOwner().getAnnotated();
      Class<?> type = owner.getDeclaringClass();
      return type.isRecord() && owner.getParameterCount() == type.getRecordComponents().length
          ? type.getRecordComponents()[parameter.getIndex()].getName()
          : owner.getParameters()[parameter.getIndex()].getName();
    }
    String name = member.getName();
    boolean setter =
        name.length() > 3 && name.startsWith("set") && !Character.isLowerCase(name.charAt(3));
    return setter ? Introspector.decapitalize(name.substring(3)) : name;
  }

  @Override
  public TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass owner, JavaType baseType) {
    if (!Sealed.is(owner.getRawType())) {
      return null;
    }
    return new SaidByProperty()
        .init(
            JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, PROPERTY, null, false, null, null),
            null);
  }

  @Override
  public List<NamedType> findSubtypes(Annotated owner) {
    if (!Sealed.is(owner.getRawType())) {
      return null;
    }
    return Sealed.concrete(owner.getRawType()).stream()
        .map(each -> new NamedType(each, name(each)))
        .toList();
  }

  private static String name(Class<?> permitted) {
    return Optional.ofNullable(permitted.getAnnotation(JsonTypeName.class))
        .map(JsonTypeName::value)
        .filter(name -> !name.isEmpty())
        .orElseGet(permitted::getSimpleName);
  }

  private static final class SaidByProperty extends StdTypeResolverBuilder {
    private static final long serialVersionUID = 1L;

    @Override
    public TypeDeserializer buildTypeDeserializer(
        DeserializationConfig config, JavaType base, Collection<NamedType> subtypes) {
      Map<String, String> ids = new HashMap<>();
      for (Class<?> each : Sealed.concrete(base.getRawClass())) {
        ids.put(plain(each.getSimpleName()), name(each));
        ids.put(plain(each.getName()), name(each));
        ids.put(plain(name(each)), name(each));
      }
      return super.buildTypeDeserializer(config, base, subtypes)
              instanceof AsPropertyTypeDeserializer usual
          ? new Discriminator(usual, null, ids)
          : null;
    }
  }

  /** The letters and digits of a name, by which all ways to write it are equal. */
  private static String plain(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }

  /** Reads an object whose type is said by a property of any usual name. */
  private static final class Discriminator extends AsPropertyTypeDeserializer {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, String> ids;

    Discriminator(
        AsPropertyTypeDeserializer usual, BeanProperty property, Map<String, String> ids) {
      super(usual, property);
      this.ids = ids;
    }

    @Override
    public TypeDeserializer forProperty(BeanProperty property) {
      return new Discriminator(this, property, ids);
    }

    @Override
    public Object deserializeTypedFromObject(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (parser.hasToken(JsonToken.START_OBJECT)) {
        parser.nextToken();
      }
      TokenBuffer before = null;
      for (; parser.hasToken(JsonToken.FIELD_NAME); parser.nextToken()) {
        String name = parser.currentName();
        parser.nextToken();
        Optional<String> id = id(name, parser);
        if (id.isPresent()) {
          TokenBuffer read = before;
          if (known(id.get(), context).contains(name)) {
            read = read == null ? context.bufferForInputBuffering(parser) : read;
            read.writeFieldName(name);
            read.writeString(parser.getText());
          }
          return _deserializeTypedForId(parser, context, read, id.get());
        }
        before = before == null ? context.bufferForInputBuffering(parser) : before;
        before.writeFieldName(name);
        before.copyCurrentStructure(parser);
      }
      return _deserializeTypedUsingDefaultImpl(parser, context, before, _msgForMissingId);
    }

    /** As Jackson knows it; that of {@link #PROPERTY} may be unknown. */
    private Optional<String> id(String property, JsonParser parser) throws IOException {
      if (!parser.hasToken(JsonToken.VALUE_STRING)) {
        return Optional.empty();
      }
      String text = parser.getText();
      boolean certain = property.equals(PROPERTY);
      return certain || SAYS_TYPE.matcher(property).matches()
          ? Optional.ofNullable(ids.getOrDefault(plain(text), certain ? text : null))
          : Optional.empty();
    }

    /** The members of the class: the type itself may be one. */
    private Collection<Object> known(String id, DeserializationContext context) throws IOException {
      Collection<Object> names =
          ids.containsValue(id) ? _findDeserializer(context, id).getKnownPropertyNames() : null;
      return names == null ? List.of() : names;
    }
  }
}
