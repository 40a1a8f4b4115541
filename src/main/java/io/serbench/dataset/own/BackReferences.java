package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.AnnotationIntrospector.ReferenceProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import io.serbench.dataset.equality.Contents;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Sets the members annotated with {@code @JsonBackReference} to the object that holds theirs, as
 * Jackson does when it reads a file. Other references to the parent stay null: they would make a
 * graph of a tree, which many libraries refuse.
 */
final class BackReferences implements ObjectWalk.Visitor {
  private static final ClassValue<Ends> ENDS =
      new ClassValue<>() {
        @Override
        protected Ends computeValue(Class<?> type) {
          return Ends.of(type);
        }
      };

  /** The members of a class at either end of such references: to children, and to parents. */
  private record Ends(List<BeanPropertyDefinition> holding, List<BeanPropertyDefinition> back) {
    static Ends of(Class<?> type) {
      ObjectMapper mapper = ReferenceMapper.create();
      JavaType introspected = mapper.constructType(type);
      Ends ends =
          new Ends(
              mapper.getSerializationConfig().introspect(introspected).findProperties().stream()
                  .filter(BackReferences::isManaged)
                  .toList(),
              Objects.requireNonNullElse(
                  mapper.getDeserializationConfig().introspect(introspected).findBackReferences(),
                  List.of()));
      ends.holding.forEach(member -> member.getAccessor().fixAccess(true));
      ends.back.forEach(member -> member.getMutator().fixAccess(true));
      return ends;
    }
  }

  private BackReferences() {}

  /** Sets all back references in a value. */
  static void setIn(Object value) {
    ObjectWalk.through(value, new BackReferences());
  }

  @Override
  public void found(Object object, int depth) {
    if (object == null || Contents.isLeaf(object)) {
      return;
    }
    for (BeanPropertyDefinition member : ENDS.get(object.getClass()).holding()) {
      for (Object child : held(member.getAccessor().getValue(object))) {
        set(child, member.findReferenceName(), object);
      }
    }
  }

  private static boolean isManaged(BeanPropertyDefinition member) {
    ReferenceProperty reference = member.findReferenceType();
    return reference != null && reference.isManagedReference();
  }

  private static List<?> held(Object content) {
    if (content instanceof Map<?, ?> map) {
      return held(map.values());
    }
    if (content instanceof Collection<?> elements) {
      return elements.stream().filter(Objects::nonNull).toList();
    }
    if (content instanceof Object[] elements) {
      return held(Arrays.asList(elements));
    }
    return content == null ? List.of() : List.of(content);
  }

  private static void set(Object child, String name, Object parent) {
    for (BeanPropertyDefinition member : ENDS.get(child.getClass()).back()) {
      if (name.equals(member.findReferenceName())) {
        member.getMutator().setValue(child, parent);
      }
    }
  }
}
