package io.serbench.dataset.evolution;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.Fields;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How one version of a class understood what another had written.
 *
 * @param wrong the first field with a value that was not written, and that value
 * @param lost the first field that is empty although a value was written
 */
public record Understanding(Optional<String> wrong, Optional<String> lost) {
  private static final int LONGEST = 60;

  /**
   * Compares a decoded object with what was written, in the version of the class in this JVM.
   *
   * @param dataset the data set of the expected object
   * @param expected what was written, as an object of this version: with a {@code long} for a
   *     widened {@code int}
   * @param absent the fields that the writer did not have. They must be empty, or as in a new
   *     object
   */
  public static Understanding of(
      Dataset<?> dataset, Object expected, Object read, Set<String> absent) {
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
              || (fresh.isPresent() && difference(dataset, field, fresh.get(), actual).isEmpty());
      Optional<String> difference = difference(dataset, field, expected, actual);
      if (absent.contains(field.getName())) {
        String content = field.getName() + " should be empty but is " + text(actual);
        difference = Optional.of(content).filter(any -> !empty);
      }
      if (empty) {
        lost = lost.isPresent() ? lost : difference;
      } else {
        wrong = wrong.isPresent() ? wrong : difference;
      }
    }
    return new Understanding(wrong, lost);
  }

  private static Optional<String> difference(
      Dataset<?> dataset, Field field, Object expected, Object actual) {
    return DeepEquality.ofPart(field.getName(), dataset, Fields.get(field, expected), actual);
  }

  /** Returns a new object; empty if there is no constructor without parameters. */
  private static Optional<Object> fresh(Class<?> type) {
    try {
      Constructor<?> plain = type.getDeclaredConstructor();
      plain.setAccessible(true);
      return Optional.of(plain.newInstance());
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  /** Returns whether a library may have set a field to this value without any data for it. */
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
