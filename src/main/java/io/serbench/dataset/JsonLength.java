package io.serbench.dataset;

import io.serbench.dataset.equality.Fields;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.List;

/**
 * Counts the bytes of a value as JSON without blanks, for values whose strings are ASCII and need
 * no escapes. No library writes the JSON, since it may be measured in this JVM next.
 */
final class JsonLength {
  private static final int QUOTES = 2;
  private static final int BRACKETS = 2;
  private static final int COMMA = 1;
  private static final int COLON = 1;

  private JsonLength() {}

  /** Returns the length in bytes. The properties of an object are its fields. */
  static long of(Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return String.valueOf(value).length();
    }
    if (value instanceof List<?> list) {
      return list.stream().mapToLong(JsonLength::of).sum() + separators(list.size());
    }
    if (value.getClass().isArray()) {
      long length = separators(Array.getLength(value));
      for (int i = 0; i < Array.getLength(value); i++) {
        length += of(Array.get(value, i));
      }
      return length;
    }
    boolean text = value instanceof Enum || value.getClass().getName().startsWith("java.");
    return text ? QUOTES + value.toString().length() : ofObject(value);
  }

  private static long ofObject(Object value) {
    List<Field> fields = Fields.of(value.getClass());
    long length = separators(fields.size());
    for (Field field : fields) {
      length += QUOTES + field.getName().length() + COLON + of(Fields.get(field, value));
    }
    return length;
  }

  private static int separators(int elements) {
    return BRACKETS + COMMA * Math.max(0, elements - 1);
  }
}
