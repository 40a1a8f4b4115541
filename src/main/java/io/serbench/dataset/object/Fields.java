package io.serbench.dataset.object;

import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Access to the fields that make up the contents of objects. */
public final class Fields {
  private static final ClassValue<List<Field>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> owner) {
          return fields(owner, type -> false);
        }
      };

  private static final ClassValue<List<Field>> STATE =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> owner) {
          boolean all =
              Externalizable.class.isAssignableFrom(owner) || declaresAbove(owner, "writeReplace");
          return fields(owner, type -> all || decides(type));
        }
      };

  private Fields() {}

  /**
   * Returns the fields of a class and its superclasses that are neither static nor transient, nor
   * computed by what a language other than Java adds, including an inner class's reference to its
   * outer object. The JDK's classes are left out, since their fields are inaccessible.
   */
  public static List<Field> of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /**
   * Returns the fields that {@link #of} returns, and the transient ones of classes that decide
   * themselves what Java serialization writes or reads of them: those may hold what the hooks write
   * or make again.
   */
  public static List<Field> state(Class<?> type) {
    return STATE.get(type);
  }

  /** Returns the names of all fields of a class and its superclasses outside the JDK. */
  public static List<String> named(Class<?> owner) {
    return fields(owner, type -> true).stream().map(Field::getName).toList();
  }

  private static List<Field> fields(Class<?> owner, Predicate<Class<?>> withTransient) {
    List<Field> fields = new ArrayList<>();
    Class<?> type = owner;
    while (type != null && !isOfTheJdk(type)) {
      for (Field field : type.getDeclaredFields()) {
        boolean hidden =
            (Modifier.isTransient(field.getModifiers()) && !withTransient.test(type))
                || !isContent(field);
        if (!Modifier.isStatic(field.getModifiers()) && !hidden) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
      type = type.getSuperclass();
    }
    return List.copyOf(fields);
  }

  /**
   * Returns whether a field outside the JDK's classes is content, not how a language other than
   * Java computes a member.
   */
  public static boolean isContent(Field field) {
    Class<?> type = field.getDeclaringClass();
    return !isOfTheJdk(type)
        && Languages.of(type).filter(language -> !language.isContent(field)).isEmpty();
  }

  private static boolean decides(Class<?> type) {
    return declares(type, "writeObject", ObjectOutputStream.class)
        || declares(type, "readObject", ObjectInputStream.class)
        || Stream.of(type.getDeclaredFields())
            .anyMatch(field -> field.getName().equals("serialPersistentFields"));
  }

  private static boolean declaresAbove(Class<?> owner, String method) {
    for (Class<?> type = owner; type != null && !isOfTheJdk(type); type = type.getSuperclass()) {
      if (declares(type, method)) {
        return true;
      }
    }
    return false;
  }

  private static boolean declares(Class<?> type, String name, Class<?>... parameters) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(name) && Arrays.equals(method.getParameterTypes(), parameters)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value of a field that {@link #of} or {@link #state} returned. */
  public static Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  /** Sets a field that {@link #of} or {@link #state} returned, unless it is a record's. */
  public static boolean set(Field field, Object object, Object value) {
    try {
      field.set(object, value);
      return true;
    } catch (IllegalAccessException e) {
      return false;
    }
  }

  /** Returns whether a class belongs to the JDK. */
  public static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
