package io.serbench.dataset.evolution;

import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.Excerpt;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;

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
   * what was written, an {@code int} as {@code long} where it was widened. One that the writer did
   * not have must be empty.
   */
  public static Understanding of(Class<?> root, Object read, Version writer) {
    Optional<String> wrong = Optional.empty();
    Optional<String> lost = Optional.empty();
    for (Field field : Evolving.fields(root)) {
      Object actual = Evolving.get(field, read);
      if (!writer.has(field.getName())) {
        if (!isEmpty(actual)) {
          wrong = wrong.or(() -> Optional.of(described(field, "nothing", text(actual))));
        }
        continue;
      }
      Object expected = Evolving.value(field);
      if (DeepEquality.difference(expected, actual).isEmpty()) {
        continue;
      }
      String difference = described(field, text(expected), text(actual));
      if (isEmpty(actual)) {
        lost = lost.or(() -> Optional.of(difference));
      } else {
        wrong = wrong.or(() -> Optional.of(difference));
      }
    }
    return new Understanding(wrong, lost);
  }

  /** What a library may make of a field of which it has no data. */
  private static boolean isEmpty(Object value) {
    return value == null
        || value.equals("")
        || value.equals(List.of())
        || (value instanceof Number number && number.longValue() == 0);
  }

  private static String described(Field field, String expected, String actual) {
    return field.getName() + " should be " + expected + " but is " + actual;
  }

  private static String text(Object value) {
    if (value instanceof Maker maker) {
      return "the maker " + maker.name + ", " + maker.founded;
    }
    String text = value instanceof String string ? "\"" + string + "\"" : String.valueOf(value);
    return Excerpt.of(text, LONGEST);
  }
}
