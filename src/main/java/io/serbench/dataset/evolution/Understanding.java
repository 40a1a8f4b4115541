package io.serbench.dataset.evolution;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Languages;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
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

  /**
   * Compares an object that this build of a class decoded with what another build wrote. A field
   * that the writer lacks should have its default.
   *
   * @param name the name of the value, with which descriptions begin
   * @param expected what was written, as this build has it
   */
  public static <T> Understanding ofBuild(String name, Dataset<T> dataset, T expected, T read) {
    if (GeneratedClasses.formOf(dataset.type().root()).isPresent()) {
      return new Understanding(
          DeepEquality.difference(name, dataset, expected, read), Optional.empty());
    }
    Walk walk = new Walk(dataset);
    walk.compare(name, expected, read);
    return new Understanding(walk.wrong, walk.lost);
  }

  /** Follows differences to the parts that differ, as a part may be lost where another is right. */
  private static final class Walk {
    private final Dataset<?> dataset;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private Optional<String> wrong = Optional.empty();
    private Optional<String> lost = Optional.empty();

    Walk(Dataset<?> dataset) {
      this.dataset = dataset;
    }

    /** Returns whether the objects differ. */
    boolean compare(String name, Object expected, Object actual) {
      Optional<String> difference = DeepEquality.ofPart(name, dataset, expected, actual);
      if (difference.isEmpty()) {
        return false;
      }
      if (isEmpty(actual)) {
        // An empty string instead of null is nothing lost, but null may surprise a program.
        boolean fine = isEmpty(expected) && (actual != null || expected == null);
        lost = fine ? lost : lost.or(() -> difference);
        return true;
      }
      Map<String, ComparedPair> parts = parts(expected, actual);
      if (!parts.isEmpty() && !seen.add(expected)) {
        return true; // Shared, and compared before.
      }
      boolean found = false;
      for (Map.Entry<String, ComparedPair> entry : parts.entrySet()) {
        ComparedPair part = entry.getValue();
        found |= compare(name + entry.getKey(), part.expected(), part.actual());
      }
      if (!found) {
        wrong = wrong.or(() -> difference);
      }
      return true;
    }

    private record ComparedPair(Object expected, Object actual) {}

    /** Returns what corresponds to each other in two objects; none if they differ as a whole. */
    private static Map<String, ComparedPair> parts(Object expected, Object actual) {
      Map<String, ComparedPair> parts = new LinkedHashMap<>();
      if (expected == null) {
        return parts;
      }
      Object one = Contents.view(expected);
      Object other = Contents.view(actual);
      if (one instanceof List<?> some && other instanceof List<?> others) {
        for (int i = 0; i < some.size() && some.size() == others.size(); i++) {
          parts.put("[" + i + "]", new ComparedPair(some.get(i), others.get(i)));
        }
      } else if (one instanceof Map<?, ?> some && other instanceof Map<?, ?> others) {
        if (some.keySet().equals(others.keySet())) {
          some.forEach(
              (key, value) -> parts.put("[" + key + "]", new ComparedPair(value, others.get(key))));
        }
      } else if (one.getClass() == other.getClass() && !Contents.isLeaf(one)) {
        for (Field field : Fields.of(one.getClass())) {
          parts.put(
              "." + field.getName(),
              new ComparedPair(Fields.get(field, one), Fields.get(field, other)));
        }
      }
      return parts;
    }
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
  private static boolean isEmpty(Object any) {
    if (any == null) {
      return true;
    }
    Object value = Contents.view(any);
    return Languages.of(value.getClass()).filter(it -> it.isNothing(value)).isPresent()
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
