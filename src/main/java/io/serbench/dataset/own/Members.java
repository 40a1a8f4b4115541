package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.ObjectIdValueProperty;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which members an object of a class should have.
 *
 * @param declared their names, in the order of the class
 * @param optional whether the class says that it leaves some out
 */
record Members(List<String> declared, boolean optional) {
  /** Of what is no bean. */
  static final Members NONE = new Members(List.of(), true);

  private static final JacksonAnnotationIntrospector ANNOTATIONS =
      new JacksonAnnotationIntrospector();

  /** Of a class. */
  static Members of(BeanDescription bean) {
    return new Members(
        bean.findProperties().stream().map(BeanPropertyDefinition::getName).toList(),
        leavesOut(bean.findPropertyInclusion(JsonInclude.Value.empty())));
  }

  /** Those that are none of these, unless their absence means something. */
  List<SettableBeanProperty> lacking(BeanDeserializerBase bean, Set<String> names) {
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
    return optional
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
      this.depth = Resuming.depth(parser);
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
      if (token == JsonToken.FIELD_NAME && Resuming.depth(delegate) == depth) {
        names.add(currentName());
      }
    }
  }
}
