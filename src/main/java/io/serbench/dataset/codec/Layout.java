package io.serbench.dataset.codec;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * How objects of a class are taken apart and put together.
 *
 * @param type a bean's or a record's class
 * @param fields of the class and of those above it; a record's are in the order of its components
 * @param constructor a record's takes all components, a bean's nothing
 */
record Layout(Class<?> type, List<Field> fields, Constructor<?> constructor) {

  static Layout of(Class<?> type) {
    try {
      return type.isRecord() ? ofRecord(type) : ofBean(type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          type.getName() + " is no bean: it has no constructor without parameters", e);
    }
  }

  private static Layout ofBean(Class<?> type) throws ReflectiveOperationException {
    List<Field> fields = new ArrayList<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return new Layout(type, fields, accessible(type.getDeclaredConstructor()));
  }

  private static Layout ofRecord(Class<?> type) throws ReflectiveOperationException {
    List<Field> fields = new ArrayList<>();
    List<Class<?>> parameters = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Field field = type.getDeclaredField(component.getName());
      field.setAccessible(true);
      fields.add(field);
      parameters.add(component.getType());
    }
    Class<?>[] types = parameters.toArray(new Class<?>[0]);
    return new Layout(type, fields, accessible(type.getDeclaredConstructor(types)));
  }

  private static Constructor<?> accessible(Constructor<?> constructor) {
    constructor.setAccessible(true);
    return constructor;
  }

  /** What a field of an object holds; a primitive is boxed. */
  static Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  /** Puts into a field what it shall hold. */
  static void set(Field field, Object object, Object value) {
    try {
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot write " + field, e);
    }
  }

  /** An object made of a record's components, or a bean made of nothing. */
  Object construct(Object... components) {
    try {
      return constructor.newInstance(components);
    } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
      throw new IllegalArgumentException("cannot make a " + type.getName(), e);
    }
  }
}
