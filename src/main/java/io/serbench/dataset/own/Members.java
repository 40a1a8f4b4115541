package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.ObjectIdValueProperty;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which members an object of a class should have.
 *
 * @param declared their names, in the order of the class
 * @param inner the names of those that are the class's own affair: private fields where it has
 *     accessors or a creator for others, and what a creator fills
 * @param optional whether the class says that it leaves some out
 */
record Members(List<String> declared, Set<String> inner, boolean optional) {
  /** Of what is no bean. */
  static final Members NONE = new Members(List.of(), Set.of(), true);

  private static final JacksonAnnotationIntrospector ANNOTATIONS =
      new JacksonAnnotationIntrospector();

  /** Of a class. */
  static Members of(BeanDescription type) {
    List<BeanPropertyDefinition> all = type.findProperties();
    boolean creates = all.stream().anyMatch(BeanPropertyDefinition::hasConstructorParameter);
    boolean accessible = all.stream().anyMatch(each -> each.couldDeserialize() && !isBare(each));
    return new Members(
        all.stream().map(BeanPropertyDefinition::getName).toList(),
        all.stream()
            .filter(each -> (accessible && isBare(each)) || (creates && isFilled(each)))
            .map(BeanPropertyDefinition::getName)
            .collect(Collectors.toSet()),
        leavesOut(type.findPropertyInclusion(JsonInclude.Value.empty())));
  }

  /** Whether it is a field that Jackson by itself would not see. */
  private static boolean isBare(BeanPropertyDefinition member) {
    return member.hasField()
        && !member.hasSetter()
        && !member.hasGetter()
        && !member.hasConstructorParameter()
        && !member.isExplicitlyIncluded()
        && !Modifier.isPublic(member.getField().getModifiers());
  }

  /** Whether a creator gives it a value, not being told one. */
  private static boolean isFilled(BeanPropertyDefinition member) {
    return !member.hasConstructorParameter()
        && !member.hasSetter()
        && member.hasField()
        && (member.hasGetter() || Modifier.isFinal(member.getField().getModifiers()));
  }

  /** Those that are none of these, unless their absence means something. */
  List<SettableBeanProperty> lacking(BeanDeserializerBase bean, Set<String> names) {
    if (bean.getValueInstantiator().canCreateUsingDelegate()) {
      return List.of(); // What it is made of are not its members.
    }
    Set<String> there = new HashSet<>();
    for (String name : names) {
      // Known by another name as well, maybe in another case.
      SettableBeanProperty member = bean.findProperty(name);
      if (member != null) {
        there.add(member.getName());
      }
    }
    List<SettableBeanProperty> lacking = new ArrayList<>();
    bean.properties()
        .forEachRemaining(
            member -> {
              if (!there.contains(member.getName()) && !mayLack(member)) {
                lacking.add(member);
              }
            });
    lacking.sort(Comparator.comparingInt(member -> declared.indexOf(member.getName())));
    return lacking;
  }

  private boolean mayLack(SettableBeanProperty member) {
    AnnotationIntrospector.ReferenceProperty reference =
        ANNOTATIONS.findReferenceType(member.getMember());
    return optional
        || inner.contains(member.getName())
        || (reference != null && reference.isBackReference())
        || leavesOut(ANNOTATIONS.findPropertyInclusion(member.getMember()))
        || member instanceof ObjectIdValueProperty
        || member.getInjectableValueId() != null
        || member.getType().getRawClass().getName().startsWith("java.util.Optional");
  }

  private static boolean leavesOut(JsonInclude.Value inclusion) {
    return switch (inclusion.getValueInclusion()) {
      case ALWAYS, USE_DEFAULTS -> false;
      default -> true;
    };
  }

  /** A parser that keeps the names of an object's members, as they are read. */
  static final class Read extends JsonParserDelegate {
    private final Set<String> names = new LinkedHashSet<>();
    private final int depth;

    Read(JsonParser parser) throws IOException {
      super(parser);
      this.depth = Counting.depth(parser);
      take(parser.currentToken());
    }

    Set<String> names() {
      return names;
    }

    @Override
    public JsonToken nextToken() throws IOException {
      JsonToken token = delegate.nextToken();
      take(token);
      return token;
    }

    @Override
    public JsonToken nextValue() throws IOException {
      JsonToken token = nextToken();
      return token == JsonToken.FIELD_NAME ? nextToken() : token;
    }

    private void take(JsonToken token) throws IOException {
      if (token == JsonToken.FIELD_NAME && Counting.depth(delegate) == depth) {
        names.add(currentName());
      }
    }
  }
}
