package io.serbench.dataset;

import io.serbench.dataset.own.GeneratedClasses;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
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
  private final boolean sameShape;
  private final boolean remembers;
  private final Leaves leaves;
  private final IdentityHashMap<Object, Object> partners = new IdentityHashMap<>();

  private DeepEquality(boolean sameShape, Leaves leaves) {
    this(sameShape, leaves, true);
  }

  private DeepEquality(boolean sameShape, Leaves leaves, boolean remembers) {
    this.sameShape = sameShape;
    this.remembers = remembers;
    this.leaves = leaves;
  }

  /**
   * The first difference between two trees, as a path and what stands there; empty where the second
   * is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return new DeepEquality(false, Leaves.BY_CLASS).difference("value", expected, actual);
  }

  /** As {@link #difference}, and shared references must be shared in the copy too. */
  public static Optional<String> graphDifference(Object expected, Object actual) {
    return new DeepEquality(true, Leaves.BY_CLASS).difference("value", expected, actual);
  }

  /**
   * As the others, of a value that is called {@code name}.
   *
   * @param type whose shape says whether shared references must be shared in the copy, too; where
   *     it is untyped, numbers are equal that people would write alike, whatever their classes;
   *     values of generated classes are equal where their {@code equals} says so
   */
  public static Optional<String> difference(
      String name, DataType<?> type, Object expected, Object actual) {
    if (!type.bundled() && GeneratedClasses.formOf(type.root()).isPresent()) {
      return ofGenerated(name, expected, actual);
    }
    Leaves leaves = type.untyped() ? Leaves.NUMBERS_BY_VALUE : Leaves.BY_CLASS;
    return new DeepEquality(type.shape() == Shape.GRAPH, leaves).difference(name, expected, actual);
  }

  /**
   * As the last, and takes next to no memory for trees of serbench's own types: it does not
   * remember what it has compared, so that it compares twice what stands in two places.
   */
  public static Optional<String> frugalDifference(
      String name, DataType<?> type, Object expected, Object actual) {
    return type.bundled() && type.shape() != Shape.GRAPH
        ? new DeepEquality(false, Leaves.BY_CLASS, false).difference(name, expected, actual)
        : difference(name, type, expected, actual);
  }

  /** By their {@code equals}, which the library wrote; their JSON says where they differ. */
  private static Optional<String> ofGenerated(String name, Object expected, Object actual) {
    if (expected == actual) {
      return Optional.of(name + " is the same instance as the input, not a fresh object");
    }
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    return actual == null || expected.getClass() != actual.getClass()
        ? Optional.of(name + Difference.between(expected, actual))
        : new DeepEquality(false, Leaves.BY_CLASS)
            .difference(
                name, GeneratedClasses.walkable(expected), GeneratedClasses.walkable(actual))
            .or(() -> Optional.of(name + " is not equal by its equals, though its JSON is"));
  }

  private Optional<String> difference(String name, Object expected, Object actual) {
    try {
      Difference difference = compare(expected, actual);
      return difference == null ? Optional.empty() : Optional.of(name + difference);
    } catch (StackOverflowError e) {
      return Optional.of(name + " is nested too deep to be compared (-jvm-args=-Xss64m may help)");
    }
  }

  /**
   * The first difference; null where there is none, since large values are compared by millions.
   */
  private Difference compare(Object expected, Object actual) {
    if (expected == null || actual == null) {
      return expected == actual ? null : Difference.between(expected, actual);
    }
    if (Leaves.is(expected)) {
      return leaves.areEqual(expected, actual) ? null : Difference.between(expected, actual);
    }
    if (expected == actual && !mayBeShared(expected)) {
      return Difference.of("is the same instance as the input, not a fresh object");
    }
    Object partner = partners.get(expected);
    if (partner == actual) {
      return null;
    }
    if (partner != null && sameShape) {
      return Difference.of("refers to a separate object, but the input shares one");
    }
    if (remembers) {
      partners.put(expected, actual);
    }
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
      return Difference.between(expected.getClass().getName(), actual.getClass().getName());
    }
    return compareFields(expected, actual);
  }

  private Difference compareArrays(Object expected, Object actual) {
    if (expected.getClass() != actual.getClass()) {
      return Difference.between(expected.getClass().getTypeName(), actual.getClass().getTypeName());
    }
    if (expected.getClass().getComponentType().isPrimitive()
        && Objects.deepEquals(expected, actual)) {
      return null;
    }
    int length = Array.getLength(expected);
    if (length != Array.getLength(actual)) {
      return Difference.between(length, Array.getLength(actual)).in(".length");
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
      return Difference.between("a map", actual.getClass().getName());
    }
    if (!Leaves.are(expected.keySet())) {
      return expected.size() == other.size()
          ? compareUnordered(entries(expected), entries(other))
          : Difference.between(expected.size(), other.size()).in(".size");
    }
    if (!expected.keySet().equals(other.keySet())) {
      return Difference.ofKeys(expected.keySet(), other.keySet());
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Difference difference = compare(entry.getValue(), other.get(entry.getKey()));
      if (difference != null) {
        return difference.in("[" + entry.getKey() + "]");
      }
    }
    return null;
  }

  private record Entry(Object key, Object value) {}

  private static List<Entry> entries(Map<?, ?> map) {
    return map.entrySet().stream().map(it -> new Entry(it.getKey(), it.getValue())).toList();
  }

  private Difference compareCollections(Collection<?> expected, Object actual) {
    if (!(actual instanceof Collection<?> other)) {
      return Difference.between("a collection", actual.getClass().getName());
    }
    if (expected.size() != other.size()) {
      return Difference.between(expected.size(), other.size()).in(".size");
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
    if (Leaves.are(expected)) {
      return new HashSet<>(expected).equals(new HashSet<>(actual))
          ? null
          : Difference.between(expected, actual);
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
        return Difference.withoutEqual(element);
      }
      // Once more by this one, so that it knows the partners of what is within.
      compare(element, partner.get());
      left.removeIf(other -> other == partner.get());
    }
    return null;
  }

  private DeepEquality fresh() {
    return new DeepEquality(sameShape, leaves, remembers);
  }

  /**
   * The JDK has but one of each empty one, and nobody can change those that it made to stay as they
   * are; what they hold must be fresh all the same.
   */
  private static boolean mayBeShared(Object object) {
    String name = object.getClass().getName();
    return name.startsWith("java.util.Collections$")
        || name.startsWith("java.util.ImmutableCollections$")
        || (object instanceof Optional<?> optional && optional.isEmpty());
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
}
