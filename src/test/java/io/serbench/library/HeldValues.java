package io.serbench.library;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The strings and the integers that an object holds in its own fields and in those of all that it
 * refers to. None of its methods is called, since a getter may decode what it gives.
 */
final class HeldValues {
  private final Set<String> texts = new HashSet<>();
  private final Set<Long> numbers = new HashSet<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> open = new ArrayDeque<>();

  private HeldValues() {}

  static HeldValues of(Object value) throws IllegalAccessException {
    HeldValues held = new HeldValues();
    held.add(value);
    while (!held.open.isEmpty()) {
      held.visit(held.open.pop());
    }
    return held;
  }

  Set<String> texts() {
    return texts;
  }

  Set<Long> numbers() {
    return numbers;
  }

  private void add(Object value) {
    if (value != null && seen.add(value)) {
      open.push(value);
    }
  }

  private void visit(Object value) throws IllegalAccessException {
    if (value instanceof String text) {
      texts.add(text);
    } else if (value instanceof char[] characters) {
      texts.add(new String(characters));
    } else if (value instanceof Long || value instanceof Integer) {
      numbers.add(((Number) value).longValue());
    } else if (value instanceof Object[] elements) {
      for (Object element : elements) {
        add(element);
      }
    } else {
      parts(value).forEach(this::add);
      for (Field field : fields(value.getClass())) {
        add(field.get(value));
      }
    }
  }

  /** The elements of a collection, where they lie in fields of the JDK. */
  private static List<Object> parts(Object value) {
    List<Object> parts = new ArrayList<>();
    if (!isStoredByJdk(value.getClass())) {
      return parts;
    }
    if (value instanceof Map<?, ?> map) {
      parts.addAll(map.keySet());
      parts.addAll(map.values());
    } else if (value instanceof Collection<?> collection) {
      parts.addAll(collection);
    }
    return parts;
  }

  /** Not so if a class only extends what has no elements of its own, such as AbstractList. */
  private static boolean isStoredByJdk(Class<?> type) {
    if (isOfJdk(type)) {
      return true;
    }
    Class<?> parent = type.getSuperclass();
    return parent != null
        && parent != Object.class
        && isOfJdk(parent)
        && !Modifier.isAbstract(parent.getModifiers());
  }

  /** Those that a library declares; the JDK's are its own. */
  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> each = type; each != null && !isOfJdk(each); each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static boolean isOfJdk(Class<?> type) {
    return type.getModule().isNamed();
  }
}
