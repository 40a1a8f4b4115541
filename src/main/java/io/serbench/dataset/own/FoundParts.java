package io.serbench.dataset.own;

import io.serbench.dataset.DataType.Parts;
import io.serbench.dataset.equality.Fields;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The classes that values are made of: the declared types of fields, with the permitted subclasses
 * of sealed types, and the classes of the objects in the values.
 */
public final class FoundParts implements ObjectWalk.Visitor {
  private final Set<Class<?>> own = new LinkedHashSet<>();
  private final Set<Class<?>> others = new LinkedHashSet<>();
  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final List<Class<?>> sealed = new ArrayList<>();
  private final Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Finds the classes of some values.
   *
   * @param first their type, whose classes come first
   */
  public static FoundParts of(Type first, List<?> values) {
    FoundParts parts = new FoundParts();
    parts.declared(first);
    values.forEach(value -> ObjectWalk.through(value, parts));
    return parts;
  }

  /** Returns the classes, those of the JDK and arrays apart from the others. */
  public Parts parts() {
    return new Parts(List.copyOf(own), List.copyOf(others), false);
  }

  List<Class<?>> sealed() {
    return sealed;
  }

  /** Returns the objects that several references within a value lead to. */
  Set<Object> shared() {
    return shared;
  }

  @Override
  public void found(Object object, int depth) {
    if (object != null) {
      declared(
          object instanceof Enum<?> constant ? constant.getDeclaringClass() : object.getClass());
    }
  }

  @Override
  public void foundAgain(Object object) {
    shared.add(object);
  }

  private void declared(Type first) {
    Deque<Type> left = new ArrayDeque<>(List.of(first));
    while (!left.isEmpty()) {
      Type type = left.pop();
      if (type instanceof Class<?> plain) {
        if (seen.add(plain)) {
          left.addAll(within(plain));
        }
      } else if (type instanceof ParameterizedType generic) {
        left.add(generic.getRawType());
        left.addAll(List.of(generic.getActualTypeArguments()));
      } else if (type instanceof GenericArrayType array) {
        left.add(array.getGenericComponentType());
      } else if (type instanceof WildcardType wild) {
        left.addAll(List.of(wild.getUpperBounds()));
      }
    }
  }

  /** Adds a class, and returns the types that its declaration names. */
  private List<Type> within(Class<?> type) {
    List<Type> more = new ArrayList<>();
    if (type.isArray()) {
      if (!type.getComponentType().isPrimitive()) {
        others.add(type);
      }
      more.add(type.getComponentType());
      return more;
    }
    if (Fields.isOfTheJdk(type)) {
      if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers()) && !type.isPrimitive()) {
        others.add(type);
      }
      return more;
    }
    if (type.isEnum() || !Modifier.isAbstract(type.getModifiers())) {
      own.add(type);
    }
    if (Sealed.is(type)) {
      sealed.add(type);
    }
    if (type.isSealed() && !type.isEnum()) {
      more.addAll(List.of(type.getPermittedSubclasses()));
    }
    for (Field field : Fields.of(type)) {
      more.add(field.getGenericType());
    }
    return more;
  }
}
