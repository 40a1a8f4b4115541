package io.serbench.dataset;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/**
 * Compares two object graphs field by field, whatever their classes say of {@code equals}.
 *
 * <p>Beside equal contents it demands what a round trip must give: the second graph shares no
 * mutable object with the first (a serializer that hands back its input has done nothing), and
 * where the first graph refers twice to one object, so does the second, if asked for.
 */
public final class DeepEquality {
  private final boolean sameShape;
  private final IdentityHashMap<Object, Object> partners = new IdentityHashMap<>();

  private DeepEquality(boolean sameShape) {
    this.sameShape = sameShape;
  }

  /**
   * The first difference between two trees, as a path and what stands there; empty where the second
   * is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return new DeepEquality(false).compare("value", expected, actual);
  }

  /** As {@link #difference}, and shared references must be shared in the copy too. */
  public static Optional<String> graphDifference(Object expected, Object actual) {
    return new DeepEquality(true).compare("value", expected, actual);
  }

  private Optional<String> compare(String path, Object expected, Object actual) {
    if (expected == null || actual == null) {
      return expected == actual ? Optional.empty() : different(path, expected, actual);
    }
    if (isValue(expected)) {
      return expected.equals(actual) ? Optional.empty() : different(path, expected, actual);
    }
    if (expected == actual) {
      return Optional.of(path + " is the same instance as the input, not a fresh object");
    }
    Object partner = partners.get(expected);
    if (partner == actual) {
      return Optional.empty();
    }
    if (partner != null && sameShape) {
      return Optional.of(path + " refers to an object of its own where the input shares one");
    }
    partners.put(expected, actual);
    if (expected.getClass().isArray()) {
      return compareArrays(path, expected, actual);
    }
    if (expected instanceof Map<?, ?> map) {
      return compareMaps(path, map, actual);
    }
    if (expected instanceof Collection<?> collection) {
      return compareCollections(path, collection, actual);
    }
    if (expected.getClass() != actual.getClass()) {
      return different(path, expected.getClass().getName(), actual.getClass().getName());
    }
    return compareFields(path, expected, actual);
  }

  private Optional<String> compareArrays(String path, Object expected, Object actual) {
    if (expected.getClass() != actual.getClass()) {
      return different(path, expected.getClass().getTypeName(), actual.getClass().getTypeName());
    }
    int length = Array.getLength(expected);
    if (length != Array.getLength(actual)) {
      return different(path + ".length", length, Array.getLength(actual));
    }
    for (int i = 0; i < length; i++) {
      Optional<String> difference =
          compare(path + "[" + i + "]", Array.get(expected, i), Array.get(actual, i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private Optional<String> compareMaps(String path, Map<?, ?> expected, Object actual) {
    if (!(actual instanceof Map<?, ?> other)) {
      return different(path, "a map", actual.getClass().getName());
    }
    if (!expected.keySet().equals(other.keySet())) {
      return different(path + ".keys", expected.keySet(), other.keySet());
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Optional<String> difference =
          compare(path + "[" + entry.getKey() + "]", entry.getValue(), other.get(entry.getKey()));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private Optional<String> compareCollections(String path, Collection<?> expected, Object actual) {
    if (!(actual instanceof Collection<?> other)) {
      return different(path, "a collection", actual.getClass().getName());
    }
    if (expected.size() != other.size()) {
      return different(path + ".size", expected.size(), other.size());
    }
    Iterator<?> others = other.iterator();
    int i = 0;
    for (Object element : expected) {
      Optional<String> difference = compare(path + "[" + i + "]", element, others.next());
      if (difference.isPresent()) {
        return difference;
      }
      i++;
    }
    return Optional.empty();
  }

  private Optional<String> compareFields(String path, Object expected, Object actual) {
    for (Class<?> type = expected.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) {
          continue;
        }
        Optional<String> difference =
            compare(path + "." + field.getName(), get(field, expected), get(field, actual));
        if (difference.isPresent()) {
          return difference;
        }
      }
    }
    return Optional.empty();
  }

  private static Object get(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  /** Immutable, and compared by {@code equals}: may be shared between input and copy. */
  private static boolean isValue(Object object) {
    return object instanceof Enum<?>
        || object.getClass().getName().startsWith("java.lang.")
        || object.getClass().getName().startsWith("java.time.")
        || object.getClass().getName().startsWith("java.math.")
        || object instanceof java.util.UUID;
  }

  private static Optional<String> different(String path, Object expected, Object actual) {
    return Optional.of(path + " should be " + quote(expected) + " but is " + quote(actual));
  }

  private static String quote(Object object) {
    String text = object instanceof CharSequence ? "\"" + object + "\"" : String.valueOf(object);
    return text.length() <= 120 ? text : text.substring(0, 117) + "...";
  }
}
