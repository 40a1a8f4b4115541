package io.serbench.dataset.evolution;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of the types that change, in whichever version this JVM plays. By reflection, since no
 * code can name the fields of all versions.
 */
public final class Evolving {
  /** The types. They are no families of the benchmark: nothing is timed with them. */
  public static final List<DataType<?>> TYPES =
      List.of(
          type(Item.class, List.of(Item.class, Maker.class, Colour.class)),
          type(Words.class, List.of(Words.class)));

  private Evolving() {}

  /** This version's value. Every field has one that differs from what a new object has. */
  public static <T> Dataset<T> dataset(DataType<T> type) {
    T value = instance(type.root());
    for (Field field : fields(type.root())) {
      set(field, value, value(field));
    }
    return new Dataset<>(type.family(), type, value);
  }

  /** The fields of this version. */
  static List<Field> fields(Class<?> root) {
    List<Field> fields = new ArrayList<>();
    for (Field field : root.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
        fields.add(field);
      }
    }
    return fields;
  }

  /** What the field holds. */
  static Object value(Field field) {
    return switch (field.getName()) {
      case "id" -> 81_985_529_216_486_895L;
      case "count" -> count(field.getType());
      case "title" -> "Annual report";
      case "note" -> "second edition";
      case "author" -> "Ada King";
      case "place" -> "London";
      case "remark" -> "out of print";
      case "labels" -> new ArrayList<>(List.of("print", "archive"));
      case "colour" -> Colour.GREEN;
      case "maker" -> new Maker("Acme", 1897);
      default -> throw new IllegalStateException("no version has the field " + field);
    };
  }

  /** Negative, since it is such numbers that formats with variable length treat in several ways. */
  private static Object count(Class<?> type) {
    long count = -1_234_567;
    if (type == long.class) {
      return count;
    }
    return (int) count;
  }

  static Object get(Field field, Object bean) {
    try {
      return field.get(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  private static void set(Field field, Object bean, Object value) {
    try {
      field.set(bean, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot write " + field, e);
    }
  }

  private static <T> DataType<T> type(Class<T> root, List<Class<?>> classes) {
    return new DataType<>("evolution", root, classes, bean -> copy(root, bean));
  }

  private static <T> T copy(Class<T> root, T bean) {
    T copy = instance(root);
    for (Field field : fields(root)) {
      set(field, copy, copy(get(field, bean)));
    }
    return copy;
  }

  private static Object copy(Object value) {
    if (value instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    return value instanceof Maker maker ? new Maker(maker.name, maker.founded) : value;
  }

  private static <T> T instance(Class<T> root) {
    try {
      return root.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no bean: " + root, e);
    }
  }
}
