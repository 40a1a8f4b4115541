package io.serbench.dataset.mapper;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Reads beans and records, and throws an exception if an object lacks a field of its class. */
final class MissingFields extends DelegatingDeserializer {
  private static final long serialVersionUID = 1;

  /** Returns a module that has objects of all classes read so, for the fields that it requires. */
  static Module module(Predicate<SettableBeanProperty> required) {
    return new SimpleModule().setDeserializerModifier(new Modifier(required));
  }

  private static final class Modifier extends BeanDeserializerModifier {
    private static final long serialVersionUID = 1;

    private final transient Predicate<SettableBeanProperty> required;

    Modifier(Predicate<SettableBeanProperty> required) {
      this.required = required;
    }

    @Override
    public JsonDeserializer<?> modifyDeserializer(
        DeserializationConfig config, BeanDescription type, JsonDeserializer<?> jackson) {
      // A delegating creator takes another type, which has other fields.
      return jackson instanceof BeanDeserializerBase bean
              && !bean.getValueInstantiator().canCreateUsingDelegate()
              && !leavesOut(type.findPropertyInclusion(JsonInclude.Value.empty()))
          ? new MissingFields(bean, names(type), required)
          : jackson;
    }

    private static List<String> names(BeanDescription type) {
      return type.findProperties().stream().map(BeanPropertyDefinition::getName).toList();
    }
  }

  private final transient List<String> declared;
  private final transient Predicate<SettableBeanProperty> required;

  private MissingFields(
      JsonDeserializer<?> bean, List<String> declared, Predicate<SettableBeanProperty> required) {
    super(bean);
    this.declared = declared;
    this.required = required;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> bean) {
    return new MissingFields(bean, declared, required);
  }

  /** Returns a deserializer without the check: the fields stand in the object around this one. */
  @Override
  @SuppressWarnings("unchecked")
  public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
    return ((JsonDeserializer<Object>) _delegatee).unwrappingDeserializer(unwrapper);
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.hasToken(JsonToken.START_OBJECT) && !parser.hasToken(JsonToken.FIELD_NAME)) {
      return _delegatee.deserialize(parser, context);
    }
    JsonNode object = context.readTree(parser);
    JsonParser again = object.traverse(parser.getCodec());
    again.nextToken();
    Object value = _delegatee.deserialize(again, context);
    BeanDeserializerBase bean = (BeanDeserializerBase) _delegatee;
    Set<SettableBeanProperty> present = new HashSet<>();
    // Finds the field by an alias, or by its name in another case, too.
    object.fieldNames().forEachRemaining(name -> present.add(bean.findProperty(name)));
    for (String name : declared) {
      SettableBeanProperty field = bean.findProperty(name);
      if (field != null
          && !present.contains(field)
          && !isOptional(field, context)
          && required.test(field)) {
        MismatchedInputException missing =
            MismatchedInputException.from(parser, field.getType(), "Missing field");
        missing.prependPath(Object.class, name);
        throw missing;
      }
    }
    return value;
  }

  private static boolean isOptional(SettableBeanProperty field, DeserializationContext context) {
    return field.getMember() == null // The id of an object.
        || isOption(field.getType().getRawClass())
        || field.getMember().hasAnnotation(JsonBackReference.class)
        || leavesOut(context.getAnnotationIntrospector().findPropertyInclusion(field.getMember()));
  }

  private static boolean isOption(Class<?> type) {
    return type.getName().startsWith("java.util.Optional") || type.getName().equals("scala.Option");
  }

  private static boolean leavesOut(JsonInclude.Value inclusion) {
    return switch (inclusion.getValueInclusion()) {
      case ALWAYS, USE_DEFAULTS -> false;
      default -> true;
    };
  }
}
