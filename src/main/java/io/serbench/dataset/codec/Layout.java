package io.serbench.dataset.codec;

import io.serbench.dataset.object.Fields;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The fields of a class and the constructor that makes its objects.
 *
 * @param type a bean's class, or one with a constructor of all its fields, such as a record
 * @param fields the components of a record in order, or {@link Fields#of} another class
 * @param whole whether the constructor takes all fields in their order, rather than no parameters
 */
public record Layout(Class<?> type, List<Field> fields, Constructor<?> constructor, boolean whole) {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          List<Field> fields =
              type.isRecord()
                  ? Stream.of(type.getRecordComponents()).map(Layout::field).toList()
                  : Fields.of(type);
          Class<?>[] types = fields.stream().map(Field::getType).toArray(Class<?>[]::new);
          Optional<Constructor<?>> ofBean = type.isRecord() ? Optional.empty() : constructor(type);
          Constructor<?> constructor =
              ofBean
                  .or(() -> constructor(type, types))
                  .orElseThrow(() -> new IllegalArgumentException(type.getName() + NEITHER));
          fields.forEach(field -> field.setAccessible(true));
          constructor.setAccessible(true);
          return new Layout(type, fields, constructor, ofBean.isEmpty());
        }
      };

  private static final String NEITHER =
      " has neither a constructor without parameters nor one with all its fields";

  /**
   * Returns the layout of a class.
   *
   * @throws IllegalArgumentException if the class has no suitable constructor
   */
  public static Layout of(Class<?> type) {
    return LAYOUTS.get(type);
  }

  private static Field field(RecordComponent component) {
    try {
      return component.getDeclaringRecord().getDeclaredField(component.getName());
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("every component has a field", e);
    }
  }

  private static Optional<Constructor<?>> constructor(Class<?> type, Class<?>... parameters) {
    try {
      return Optional.of(type.getDeclaredConstructor(parameters));
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
  }

  /** Sets a field of an object. */
  public static void set(Field field, Object object, Object value) {
    try {
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot write " + field, e);
    }
  }

  /**
   * Returns a new object.
   *
   * @param contents the values of all fields, or none for a bean
   * @throws IllegalArgumentException if the constructor throws an exception
   */
  public Object construct(Object... contents) {
    try {
      return constructor.newInstance(contents);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(
          "cannot make a " + type.getName() + ": " + e.getCause().getMessage(), e);
    } catch (InstantiationException | IllegalAccessException e) {
      throw new IllegalArgumentException("cannot make a " + type.getName(), e);
    }
  }
}
