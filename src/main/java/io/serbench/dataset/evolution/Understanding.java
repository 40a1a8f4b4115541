package io.serbench.dataset.evolution;

import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.Fields;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far one version of the code understood what another had written.
 *
 * @param wrong the first field with a value that nobody wrote, and what it holds
 * @param lost the first field that was written and is empty all the same
 */
public record Understanding(Optional<String> wrong, Optional<String> lost) {
  private static final int LONGEST = 60;

  /**
   * Looks at every field of the version that this JVM plays. One that the writer had too must hold
   * what was written. One that the writer did not have must be empty.
   *
   * @param expected what was written, as the class of this JVM has it: an {@code int} as {@code
   *     long} where it was widened
   * @param absent the fields that the writer did not have: these must be empty, or what a new
   *     object has in them
   */
  public static Understanding of(Object expected, Object read, Set<String> absent) {
    if (read == null || read.getClass() != expected.getClass()) {
      String found = read == null ? "null" : "of " + read.getClass();
      return new Understanding(
          Optional.of("value should be of " + expected.getClass() + " but is " + found),
          Optional.empty());
    }
    Optional<Object> fresh = fresh(expected.getClass());
    Optional<String> wrong = Optional.empty();
    Optional<String> lost = Optional.empty();
    for (Field field : Fields.of(expected.getClass())) {
      Object actual = Fields.get(field, read);
      boolean empty =
          isEmpty(actual)
              || fresh
                  .filter(
                      object ->
                          DeepEquality.difference(Fields.get(field, object), actual).isEmpty())
                  .isPresent();
      Optional<String> difference =
          (absent.contains(field.getName())
                  ? Optional.of("value should be nothing but is " + text(actual))
                      .filter(text -> !empty)
                  : DeepEquality.difference(Fields.get(field, expected), actual))
              .map(text -> field.getName() + text.substring("value".length()));
      if (empty) {
        lost = lost.or(() -> difference);
      } else {
        wrong = wrong.or(() -> difference);
      }
    }
    return new Understanding(wrong, lost);
  }

  /** An object as its class makes it; empty where that takes more than its name. */
  private static Optional<Object> fresh(Class<?> type) {
    try {
      Constructor<?> plain = type.getDeclaredConstructor();
      plain.setAccessible(true);
      return Optional.of(plain.newInstance());
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  /** What a library may make of a field of which it has no data. */
  private static boolean isEmpty(Object value) {
    return value == null
        || value.equals("")
        || value.equals(false)
        || value.equals('\0')
        || value.equals(Optional.empty())
        || (value instanceof Collection<?> collection && collection.isEmpty())
        || (value instanceof Map<?, ?> map && map.isEmpty())
        || (value.getClass().isArray() && Array.getLength(value) == 0)
        || (value instanceof Number number && number.doubleValue() == 0);
  }

  private static String text(Object value) {
    return Excerpt.of(
        value instanceof String string ? "\"" + string + "\"" : String.valueOf(value), LONGEST);
  }
}
