package io.serbench.dataset.equality;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Objects that a class itself makes of another as its equals. */
final class Rebuilt {
  private Rebuilt() {}

  /** Returns the copies of an object by its serial form, its {@code clone} and its constructor. */
  static List<Object> copies(Object object) {
    Class<?> type = object.getClass();
    List<Object> copies = new ArrayList<>();
    if (object instanceof Serializable) {
      attempt(() -> serialized(object)).ifPresent(copies::add);
    }
    if (object instanceof Cloneable && !type.isArray()) {
      attempt(() -> open(type.getMethod("clone")).invoke(object)).ifPresent(copies::add);
    }
    attempt(
            () -> {
              Constructor<?> ofItself = type.getDeclaredConstructor(type);
              ofItself.setAccessible(true);
              return ofItself.newInstance(object);
            })
        .ifPresent(copies::add);
    return copies;
  }

  /**
   * Returns a collection or map of the same class with the same elements but the last few, added in
   * the opposite order one by one; empty if the class does not allow that.
   *
   * @param without how many elements are left out
   */
  static Optional<Object> refilled(Object object, int without) {
    return attempt(
        () -> {
          Constructor<?> empty = object.getClass().getDeclaredConstructor();
          empty.setAccessible(true);
          Object rebuilt = empty.newInstance();
          fill(rebuilt, object, without);
          return rebuilt;
        });
  }

  @SuppressWarnings("unchecked") // Elements of one collection go to another of its class.
  private static void fill(Object rebuilt, Object object, int without) {
    if (object instanceof Map<?, ?> map) {
      Map<Object, Object> all = new LinkedHashMap<>(map);
      List<Object> keys = reversed(all.keySet(), without);
      keys.forEach(key -> ((Map<Object, Object>) rebuilt).put(key, all.get(key)));
    } else {
      ((Collection<Object>) rebuilt).addAll(reversed((Collection<?>) object, without));
    }
  }

  private static List<Object> reversed(Collection<?> all, int without) {
    List<Object> elements = new ArrayList<>(all);
    Collections.reverse(elements);
    return elements.subList(0, Math.max(0, elements.size() - without));
  }

  private static Method open(Method method) {
    method.setAccessible(true);
    return method;
  }

  private static Optional<Object> attempt(Callable<Object> making) {
    try {
      return Optional.ofNullable(making.call());
    } catch (Exception | LinkageError | StackOverflowError e) {
      // The class does not make any this way.
      return Optional.empty();
    }
  }

  private static Object serialized(Object object) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    ClassLoader loader = object.getClass().getClassLoader();
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
          @Override
          protected Class<?> resolveClass(ObjectStreamClass described)
              throws IOException, ClassNotFoundException {
            try {
              return Class.forName(described.getName(), false, loader);
            } catch (ClassNotFoundException e) {
              return super.resolveClass(described);
            }
          }
        }) {
      return in.readObject();
    }
  }
}
