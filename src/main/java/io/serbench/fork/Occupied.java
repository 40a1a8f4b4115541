package io.serbench.fork;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * How many bytes of heap objects occupy, at least: what a decoded object occupies, its decoding
 * must have allocated. What collections of the JDK hold besides their elements does not count, as
 * it cannot be read, and neither do boxes of primitives, as reflection makes them of fields.
 */
final class Occupied {
  private static final int HEADER = 12; // With compressed class pointers.
  private static final int ARRAY_HEADER = 16;
  private static final int REFERENCE = 4; // Compressed, too.

  private Occupied() {}

  /** Returns the bytes of what an object holds and another one does not. */
  static long bytes(HeldValues held, HeldValues other) {
    return held.objects().stream()
        .filter(object -> !other.holds(object))
        .mapToLong(Occupied::shallow)
        .sum();
  }

  private static long shallow(Object object) {
    Class<?> type = object.getClass();
    if (object instanceof Number || object instanceof Boolean || object instanceof Character) {
      return 0;
    }
    if (type.isArray()) {
      long width = width(type.getComponentType());
      return aligned(ARRAY_HEADER + Array.getLength(object) * width);
    }
    long bytes = HEADER;
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          bytes += width(field.getType());
        }
      }
    }
    return aligned(bytes) + (object instanceof String text ? characters(text) : 0);
  }

  /** Returns the bytes of a string's array, which holds Latin-1 in a byte a character. */
  private static long characters(String text) {
    boolean latin = text.chars().allMatch(letter -> letter < 256);
    return aligned(ARRAY_HEADER + (long) text.length() * (latin ? 1 : 2));
  }

  private static int width(Class<?> type) {
    return switch (type.descriptorString()) {
      case "J", "D" -> 8;
      case "I", "F" -> 4;
      case "C", "S" -> 2;
      case "B", "Z" -> 1;
      default -> REFERENCE;
    };
  }

  private static long aligned(long bytes) {
    return (bytes + 7) / 8 * 8;
  }
}
