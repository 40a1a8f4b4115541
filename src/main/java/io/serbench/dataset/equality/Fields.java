package io.serbench.dataset.equality;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Access to the fields that make up the contents of objects. */
public final class Fields {
  private static final ClassValue<List<Field>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> owner) {
          List<Field> fields = new ArrayList<>();
          Class<?> type = owner;
          while (type != null && !isOfTheJdk(type)) {
            for (Field field : type.getDeclaredFields()) {
              if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                field.setAccessible(true);
                fields.add(field);
              }
            }
            type = type.getSuperclass();
          }
          return List.copyOf(fields);
        }
      };

  private Fields() {}

  /**
   * Returns the fields of a class and its superclasses that are neither static nor transient,
   * including an inner class's reference to its outer object. The JDK's classes are left out, since
   * their fields are inaccessible.
   */
  public static List<Field> of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /** Returns the value of a field that {@link #of} returned. */
  public static Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  /** Returns whether a class belongs to the JDK. */
  public static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
