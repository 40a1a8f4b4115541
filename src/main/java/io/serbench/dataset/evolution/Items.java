package io.serbench.dataset.evolution;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The value of {@link Item}, whichever version this JVM plays. By reflection, since no code can
 * name the fields of all versions.
 */
public final class Items {
  /** The type. It is not one of the benchmark's families: nothing is timed with it. */
  public static final DataType<Item> TYPE =
      new DataType<>(
          "evolution", Item.class, List.of(Item.class, Maker.class, Colour.class), Items::copy);

  private Items() {}

  /** This version's value. Every field has one that differs from what a new object has. */
  public static Dataset<Item> dataset() {
    Item item = new Item();
    for (Field field : fields()) {
      set(field, item, value(field));
    }
    return new Dataset<>(TYPE.family(), TYPE, item);
  }

  /** The fields of this version. */
  static List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    for (Field field : Item.class.getDeclaredFields()) {
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
      case "title" -> "Annual report";
      case "count" -> count(field.getType());
      case "note" -> "second edition";
      case "author" -> "Ada King";
      case "place" -> "London";
      case "labels" -> new ArrayList<>(List.of("print", "archive"));
      case "colour" -> Colour.GREEN;
      case "maker" -> new Maker("Acme", 1897);
      case "remark" -> "out of print";
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

  static Object get(Field field, Item item) {
    try {
      return field.get(item);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  private static void set(Field field, Item item, Object value) {
    try {
      field.set(item, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot write " + field, e);
    }
  }

  private static Item copy(Item item) {
    Item copy = new Item();
    for (Field field : fields()) {
      set(field, copy, copy(get(field, item)));
    }
    return copy;
  }

  private static Object copy(Object value) {
    if (value instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    return value instanceof Maker maker ? new Maker(maker.name, maker.founded) : value;
  }
}
