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
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The classes that values are made of: the declared types of fields, with the permitted subclasses
 * of sealed types, and the classes of the objects in the values.
 */
public final class FoundParts implements ObjectWalk.Visitor {
  private final Set<Class<?>> seen = new LinkedHashSet<>();
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

  /** Returns the classes that objects have, those of the JDK and arrays apart from the others. */
  public Parts parts() {
    Map<Boolean, List<Class<?>>> parts =
        seen.stream()
            .filter(FoundParts::hasObjects)
            .collect(Collectors.partitioningBy(type -> type.isArray() || Fields.isOfTheJdk(type)));
    return new Parts(parts.get(false), parts.get(true), false);
  }

  /** Returns whether it is no abstract class and, as every library knows these, no primitive. */
  private static boolean hasObjects(Class<?> type) {
    return type.isArray()
        ? !type.getComponentType().isPrimitive()
        : type.isEnum() || !Modifier.isAbstract(type.getModifiers());
  }

  List<Class<?>> sealed() {
    return seen.stream().filter(type -> Sealed.is(type) && !Fields.isOfTheJdk(type)).toList();
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

  /** Returns the types that the declaration of a class names. */
  private static List<Type> within(Class<?> type) {
    if (type.isArray()) {
      return List.of(type.getComponentType());
    }
    if (Fields.isOfTheJdk(type)) {
      return List.of();
    }
    Stream<Type> fields = Fields.of(type).stream().map(Field::getGenericType);
    return type.isSealed() && !type.isEnum()
        ? Stream.concat(Stream.of(type.getPermittedSubclasses()), fields).toList()
        : fields.toList();
  }
}
