package io.serbench.dataset;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;

/**
 * A class whose values are objects in JSON: a record, or a bean whose state is its public fields.
 */
final class JsonObjectType {
  /** One property, as JSON names it. */
  record Property(String name, Type type, boolean nullable) {}

  private final Class<?> type;
  private final List<Property> properties;

  private JsonObjectType(Class<?> type, List<Property> properties) {
    this.type = type;
    this.properties = properties;
  }

  /** Whether the class is one of ours, and not a number, a date or the like. */
  static boolean covers(Class<?> type) {
    return !type.isPrimitive() && !type.isEnum() && !type.getName().startsWith("java.");
  }

  static JsonObjectType of(Class<?> type) {
    return new JsonObjectType(
        type,
        type.isRecord()
            ? Arrays.stream(type.getRecordComponents()).map(JsonObjectType::property).toList()
            : Arrays.stream(type.getFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(JsonObjectType::property)
                .toList());
  }

  Class<?> type() {
    return type;
  }

  List<Property> properties() {
    return properties;
  }

  /** An object with these values, in the order of the properties. */
  Object make(Object[] values) {
    try {
      return type.isRecord() ? makeRecord(values) : makeBean(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type.getName(), e);
    }
  }

  private Object makeRecord(Object[] values) throws ReflectiveOperationException {
    Class<?>[] types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  private Object makeBean(Object[] values) throws ReflectiveOperationException {
    Object bean = type.getConstructor().newInstance();
    for (int i = 0; i < values.length; i++) {
      type.getField(properties.get(i).name()).set(bean, values[i]);
    }
    return bean;
  }

  private static Property property(RecordComponent component) {
    return new Property(
        component.getName(),
        component.getGenericType(),
        component.isAnnotationPresent(Nullable.class));
  }

  private static Property property(Field field) {
    return new Property(
        field.getName(), field.getGenericType(), field.isAnnotationPresent(Nullable.class));
  }
}
