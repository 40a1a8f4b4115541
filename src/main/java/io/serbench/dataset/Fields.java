package io.serbench.dataset;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The fields of objects that are part of what they say. */
public final class Fields {
  private static final ClassValue<List<Field>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> owner) {
          List<Field> fields = new ArrayList<>();
          Class<?> type = owner;
          while (type != null && !isOfTheJdk(type)) {
            for (Field field : type.getDeclaredFields()) {
              if (isPart(field)) {
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
   * The fields of a class and of those above it, as far as they are not the JDK's, which keeps its
   * own to itself; without those that are static or transient. The object that one of an inner
   * class belongs to is among them.
   */
  public static List<Field> of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /** What an object has in a field that {@link #of} gave. */
  public static Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  /**
   * How messages call a field of an object of that class: {@code .price}; with its class where
   * others above or below it have one of that name.
   */
  static String place(Field field, Class<?> type) {
    boolean only =
        of(type).stream().filter(each -> each.getName().equals(field.getName())).count() == 1;
    return only
        ? "." + field.getName()
        : "." + field.getDeclaringClass().getSimpleName() + "." + field.getName();
  }

  /** Whether a class belongs to the JDK. */
  public static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  private static boolean isPart(Field field) {
    int modifiers = field.getModifiers();
    return !Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers);
  }
}
