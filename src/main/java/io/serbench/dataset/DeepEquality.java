package io.serbench.dataset;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Compares two object graphs field by field, whatever their classes say of {@code equals}.
 *
 * <p>Beside equal contents it demands what a round trip must give: the second graph shares no
 * mutable object with the first (a serializer that hands back its input has done nothing), and
 * where the first graph refers twice to one object, so does the second, if asked for.
 */
public final class DeepEquality {
  /** Which classes {@link #isValue} is true of, asked for every leaf of large values. */
  private static final ClassValue<Boolean> VALUES =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return Enum.class.isAssignableFrom(type)
              || (Fields.isOfTheJdk(type)
                  && !type.isArray()
                  && !Collection.class.isAssignableFrom(type)
                  && !Map.class.isAssignableFrom(type)
                  && type != Optional.class);
        }
      };

  private static final ClassValue<Boolean> OVERRIDES_EQUALS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every object has equals", e);
          }
        }
      };

  private final boolean sameShape;
  private final boolean numbersByValue;
  private final IdentityHashMap<Object, Object> partners = new IdentityHashMap<>();

  private DeepEquality(boolean sameShape, boolean numbersByValue) {
    this.sameShape = sameShape;
    this.numbersByValue = numbersByValue;
  }

  /**
   * The first difference between two trees, as a path and what stands there; empty where the second
   * is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return new DeepEquality(false, false).difference("value", expected, actual);
  }

  /** As {@link #difference}, and shared references must be shared in the copy too. */
  public static Optional<String> graphDifference(Object expected, Object actual) {
    return new DeepEquality(true, false).difference("value", expected, actual);
  }

  /**
   * As the others, of a value that is called {@code name}.
   *
   * @param type whose shape says whether shared references must be shared in the copy, too; where
   *     it is untyped, numbers are equal that people would write alike, whatever their classes
   */
  public static Optional<String> difference(
      String name, DataType<?> type, Object expected, Object actual) {
    return new DeepEquality(type.shape() == Shape.GRAPH, type.untyped())
        .difference(name, expected, actual);
  }

  private Optional<String> difference(String name, Object expected, Object actual) {
    Difference difference = compare(expected, actual);
    return difference == null ? Optional.empty() : Optional.of(name + difference);
  }

  /**
   * What is different, and where; the path grows on the way back, so that equal parts cost none.
   */
  private record Difference(String path, String what) {
    Difference in(String place) {
      return new Difference(place + path, what);
    }

    @Override
    public String toString() {
      return path + " " + what;
    }
  }

  /**
   * The first difference; null where there is none, since large values are compared by millions.
   */
  private Difference compare(Object expected, Object actual) {
    if (expected == null || actual == null) {
      return expected == actual ? null : different(expected, actual);
    }
    if (isValue(expected)) {
      return areEqualValues(expected, actual) ? null : different(expected, actual);
    }
    if (expected == actual) {
      if (mayBeShared(expected)) {
        return null;
      }
      return new Difference("", "is the same instance as the input, not a fresh object");
    }
    Object partner = partners.get(expected);
    if (partner == actual) {
      return null;
    }
    if (partner != null && sameShape) {
      return new Difference("", "refers to an object of its own where the input shares one");
    }
    partners.put(expected, actual);
    if (expected.getClass().isArray()) {
      return compareArrays(expected, actual);
    }
    if (expected instanceof Map<?, ?> map) {
      return compareMaps(map, actual);
    }
    if (expected instanceof Optional<?> optional && actual instanceof Optional<?> other) {
      Difference difference = compare(optional.orElse(null), other.orElse(null));
      return difference == null ? null : difference.in(".get()");
    }
    if (expected instanceof Collection<?> collection) {
      return compareCollections(collection, actual);
    }
    if (expected.getClass() != actual.getClass()) {
      return different(expected.getClass().getName(), actual.getClass().getName());
    }
    return compareFields(expected, actual);
  }

  private Difference compareArrays(Object expected, Object actual) {
    if (expected.getClass() != actual.getClass()) {
      return different(expected.getClass().getTypeName(), actual.getClass().getTypeName());
    }
    if (expected.getClass().getComponentType().isPrimitive()
        && Objects.deepEquals(expected, actual)) {
      return null;
    }
    int length = Array.getLength(expected);
    if (length != Array.getLength(actual)) {
      return different(length, Array.getLength(actual)).in(".length");
    }
    for (int i = 0; i < length; i++) {
      Difference difference = compare(Array.get(expected, i), Array.get(actual, i));
      if (difference != null) {
        return difference.in("[" + i + "]");
      }
    }
    return null;
  }

  private Difference compareMaps(Map<?, ?> expected, Object actual) {
    if (!(actual instanceof Map<?, ?> other)) {
      return different("a map", actual.getClass().getName());
    }
    if (!areValues(expected.keySet())) {
      return expected.size() == other.size()
          ? compareUnordered(entries(expected), entries(other))
          : different(expected.size(), other.size()).in(".size");
    }
    if (!expected.keySet().equals(other.keySet())) {
      return new Difference("", keys(expected.keySet(), other.keySet()));
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Difference difference = compare(entry.getValue(), other.get(entry.getKey()));
      if (difference != null) {
        return difference.in("[" + entry.getKey() + "]");
      }
    }
    return null;
  }

  /** What of many keys is missing or new says more than all of them. */
  private static String keys(Set<?> expected, Set<?> actual) {
    Set<Object> missing = new LinkedHashSet<>(expected);
    missing.removeAll(actual);
    Set<Object> more = new LinkedHashSet<>(actual);
    more.removeAll(expected);
    String lack = missing.isEmpty() ? "" : "has lost the keys " + quote(missing);
    String gain = more.isEmpty() ? "" : "has the new keys " + quote(more);
    return lack + (lack.isEmpty() || gain.isEmpty() ? "" : " and ") + gain;
  }

  private record Entry(Object key, Object value) {}

  private static List<Entry> entries(Map<?, ?> map) {
    return map.entrySet().stream().map(it -> new Entry(it.getKey(), it.getValue())).toList();
  }

  private Difference compareCollections(Collection<?> expected, Object actual) {
    if (!(actual instanceof Collection<?> other)) {
      return different("a collection", actual.getClass().getName());
    }
    if (expected.size() != other.size()) {
      return different(expected.size(), other.size()).in(".size");
    }
    if (expected instanceof Set<?>) {
      return compareSets(expected, other);
    }
    Iterator<?> others = other.iterator();
    int i = 0;
    for (Object element : expected) {
      Difference difference = compare(element, others.next());
      if (difference != null) {
        return difference.in("[" + i + "]");
      }
      i++;
    }
    return null;
  }

  /** Sets have no order, and their elements may have no {@code equals}, or one that lies. */
  private Difference compareSets(Collection<?> expected, Collection<?> actual) {
    if (areValues(expected)) {
      return new HashSet<>(expected).equals(new HashSet<>(actual))
          ? null
          : different(expected, actual);
    }
    return compareUnordered(new ArrayList<>(expected), new ArrayList<>(actual));
  }

  /**
   * Looks for a partner of each. Most come back in their order, so that the first one left is it.
   */
  private Difference compareUnordered(List<?> expected, List<?> actual) {
    List<Object> left = new ArrayList<>(actual);
    for (Object element : expected) {
      Optional<Object> partner =
          left.stream().filter(other -> fresh().compare(element, other) == null).findFirst();
      if (partner.isEmpty()) {
        return new Difference("", "has no equal of " + quote(element));
      }
      // Once more by this one, so that it knows the partners of what is within.
      compare(element, partner.get());
      left.removeIf(other -> other == partner.get());
    }
    return null;
  }

  private DeepEquality fresh() {
    return new DeepEquality(sameShape, numbersByValue);
  }

  private static boolean areValues(Collection<?> elements) {
    return elements.stream().allMatch(element -> element == null || isValue(element));
  }

  /** The JDK's own empty ones cannot be changed, and there is but one of each. */
  private static boolean mayBeShared(Object object) {
    String name = object.getClass().getName();
    return name.startsWith("java.util.Collections$")
        || name.startsWith("java.util.ImmutableCollections$")
        || object.equals(Optional.empty());
  }

  /** Some of the JDK's classes have no {@code equals}, and say by their text what they are. */
  private boolean areEqualValues(Object expected, Object actual) {
    return expected.equals(actual)
        || (numbersByValue && areEqualNumbers(expected, actual))
        || (expected.getClass() == actual.getClass()
            && !OVERRIDES_EQUALS.get(expected.getClass())
            && expected.toString().equals(actual.toString()));
  }

  private static boolean areEqualNumbers(Object expected, Object actual) {
    if (!(expected instanceof Number) || !(actual instanceof Number)) {
      return false;
    }
    try {
      return new BigDecimal(expected.toString()).compareTo(new BigDecimal(actual.toString())) == 0;
    } catch (NumberFormatException e) {
      // An infinite one, or not a number.
      return expected.toString().equals(actual.toString());
    }
  }

  private Difference compareFields(Object expected, Object actual) {
    for (Field field : Fields.of(expected.getClass())) {
      Difference difference = compare(Fields.get(field, expected), Fields.get(field, actual));
      if (difference != null) {
        return difference.in("." + field.getName());
      }
    }
    return null;
  }

  /** Immutable, and compared by {@code equals}: may be shared between input and copy. */
  private static boolean isValue(Object object) {
    return VALUES.get(object.getClass());
  }

  private static Difference different(Object expected, Object actual) {
    String should = quote(expected);
    String is = quote(actual);
    return new Difference(
        "",
        should.equals(is)
            ? "should be %s (%s) but is %s (%s)".formatted(should, name(expected), is, name(actual))
            : "should be " + should + " but is " + is);
  }

  private static String name(Object object) {
    return object == null ? "null" : object.getClass().getSimpleName();
  }

  private static String quote(Object object) {
    String text = object instanceof CharSequence ? "\"" + object + "\"" : String.valueOf(object);
    return text.length() <= 120 ? text : text.substring(0, 117) + "...";
  }
}
