package io.serbench.dataset.object;

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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Objects that a class itself makes of another as its equals. */
public final class Rebuilt {
  private Rebuilt() {}

  /** Returns the copies of an object by its serial form, its {@code clone} and its constructor. */
  public static List<Object> copies(Object object) {
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

  private static Method open(Method method) {
    method.setAccessible(true);
    return method;
  }

  /** Returns what methods of a class make; empty if that is nothing, or if they throw anything. */
  public static <T> Optional<T> attempt(Callable<T> making) {
    try {
      return Optional.ofNullable(making.call());
    } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
      return Optional.empty();
    }
  }

  /** Returns a copy by Java serialization. */
  public static Object serialized(Object object) throws IOException, ClassNotFoundException {
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
