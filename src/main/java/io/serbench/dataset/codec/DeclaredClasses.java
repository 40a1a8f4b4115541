package io.serbench.dataset.codec;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the classes that values of a type are made of: those that its declarations name. */
final class DeclaredClasses {
  private final Set<Class<?>> found = new HashSet<>();

  private DeclaredClasses() {}

  /** By name, since the order of declarations may differ from JVM to JVM. */
  static List<Class<?>> of(Class<?> root) {
    DeclaredClasses classes = new DeclaredClasses();
    classes.add(root);
    List<Class<?>> sorted = new ArrayList<>(classes.found);
    sorted.sort(Comparator.comparing(Class::getName));
    return sorted;
  }

  private void add(Type type) {
    if (type instanceof ParameterizedType generic) {
      add(generic.getRawType());
      for (Type argument : generic.getActualTypeArguments()) {
        add(argument);
      }
    } else if (type instanceof Class<?> plain) {
      add(plain);
    }
  }

  private void add(Class<?> type) {
    if (type.isArray()) {
      add(type.getComponentType());
    } else if (type.isInterface() && type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        add(permitted);
      }
    } else if (ValueKind.ofType(type) == ValueKind.LISTED && found.add(type) && !type.isEnum()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          add(field.getGenericType());
        }
      }
    }
  }
}
