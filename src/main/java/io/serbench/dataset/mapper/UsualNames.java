package io.serbench.dataset.mapper;

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
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.object.Sealed;
import java.beans.Introspector;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Recognizes the names that most JSON has for classes and members without annotations. Members may
 * be in snake case. A property {@code @type}, {@code event_type} or the like selects one of the
 * classes that a sealed type permits, by its simple name in any case. An object of Kotlin or Scala
 * among these, or a constant of an enumeration, may also be just its name.
 */
public final class UsualNames extends NopAnnotationIntrospector {
  private static final String PROPERTY = "@type";
  private static final Pattern SAYS_TYPE =
      Pattern.compile("(?i).*(type|kind|class|event|tag|variant)");
  private static final long serialVersionUID = 1L;

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public List<PropertyName> findPropertyAliases(Annotated member) {
    String name = name(member);
    String other = PropertyNamingStrategies.SnakeCaseStrategy.INSTANCE.translate(name);
    return other.equals(name) ? null : List.of(PropertyName.construct(other));
  }

  private static String name(Annotated member) {
    if (member instanceof AnnotatedParameter parameter) {
      // The compiler always keeps these names in records.
      Executable owner = (Executable) parameter.getOwner().getAnnotated();
      return Languages.of(owner.getDeclaringClass())
          .filter(language -> owner instanceof Constructor)
          .flatMap(language -> language.parameterName((Constructor<?>) owner, parameter.getIndex()))
          .orElseGet(() -> owner.getParameters()[parameter.getIndex()].getName());
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
        .init(JsonTypeInfo.Id.NAME, null)
        .inclusion(JsonTypeInfo.As.PROPERTY)
        .typeProperty(PROPERTY);
  }

  @Override
  public List<NamedType> findSubtypes(Annotated owner) {
    if (!Sealed.is(owner.getRawType())) {
      return null;
    }
    return Stream.concat(
            Sealed.concrete(owner.getRawType()).stream()
                .map(type -> new NamedType(type, name(type))),
            Languages.constants(owner.getRawType()).entrySet().stream()
                .map(entry -> new NamedType(entry.getValue().getClass(), entry.getKey())))
        .distinct()
        .toList();
  }

  private static String name(Class<?> permitted) {
    return Optional.ofNullable(permitted.getAnnotation(JsonTypeName.class))
        .map(JsonTypeName::value)
        .filter(name -> !name.isEmpty())
        .orElseGet(() -> Languages.simpleName(permitted));
  }

  private static Set<String> names(Class<?> type) {
    return Stream.of(type.getSimpleName(), type.getName(), name(type))
        .map(UsualNames::plain)
        .collect(Collectors.toSet());
  }

  /** Returns whether a field only says the class of its object. */
  static boolean isClassOf(Class<?> type, String field, String text) {
    return SAYS_TYPE.matcher(field).matches() && names(type).contains(plain(text));
  }

  private static final class SaidByProperty extends StdTypeResolverBuilder {
    private static final long serialVersionUID = 1L;

    @Override
    public TypeDeserializer buildTypeDeserializer(
        DeserializationConfig config, JavaType base, Collection<NamedType> subtypes) {
      TypeDeserializer usual = super.buildTypeDeserializer(config, base, subtypes);
      return new Discriminator((AsPropertyTypeDeserializer) usual, null);
    }
  }

  /** Returns the letters and digits of a name, equal for all styles of writing it. */
  public static String plain(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }

  /** Reads an object that has its type in a property of any usual name. */
  private static final class Discriminator extends AsPropertyTypeDeserializer {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, String> known = new HashMap<>();

    /** By their ids. */
    private final transient Map<String, Object> constants;

    Discriminator(AsPropertyTypeDeserializer usual, BeanProperty property) {
      super(usual, property);
      Class<?> sealed = usual.baseType().getRawClass();
      for (Class<?> type : Sealed.concrete(sealed)) {
        names(type).forEach(text -> known.put(text, name(type)));
      }
      constants = Languages.constants(sealed);
      constants.keySet().forEach(name -> known.put(plain(name), name));
    }

    @Override
    public TypeDeserializer forProperty(BeanProperty property) {
      return new Discriminator(this, property);
    }

    /**
     * Keeps the property in the object, for classes that have it; the mapper skips it in others.
     */
    @Override
    public Object deserializeTypedFromObject(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (parser.hasToken(JsonToken.VALUE_STRING)) {
        Object constant = constants.get(known.get(plain(parser.getText())));
        if (constant != null) {
          return constant;
        }
      }
      TokenBuffer object = context.bufferForInputBuffering(parser).deserialize(parser, context);
      Map<Boolean, String> ids = new HashMap<>();
      JsonParser fields = object.asParser();
      fields.nextToken();
      while (fields.nextToken() == JsonToken.FIELD_NAME) {
        String name = fields.currentName();
        fields.nextToken();
        boolean certain = name.equals(PROPERTY) || name.equalsIgnoreCase("type");
        id(name, fields).ifPresent(id -> ids.putIfAbsent(certain, id));
        fields.skipChildren();
      }
      JsonParser again = object.asParser(parser);
      again.nextToken();
      String id = ids.getOrDefault(true, ids.get(false));
      if (constants.containsKey(id)) {
        return constants.get(id);
      }
      return id == null
          ? _deserializeTypedUsingDefaultImpl(again, context, null, _msgForMissingId)
          : _findDeserializer(context, id).deserialize(again, context);
    }

    /** Returns the type id that Jackson knows; for {@link #PROPERTY}, maybe an unknown one. */
    private Optional<String> id(String property, JsonParser parser) throws IOException {
      if (!parser.hasToken(JsonToken.VALUE_STRING) || !SAYS_TYPE.matcher(property).matches()) {
        return Optional.empty();
      }
      String text = parser.getText();
      return Optional.ofNullable(known.get(plain(text)))
          .or(() -> Optional.of(text).filter(unknown -> property.equals(PROPERTY)));
    }
  }
}
