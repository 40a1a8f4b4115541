package io.serbench.dataset;

import io.serbench.dataset.own.GeneratedClasses;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Compares two object graphs field by field, whatever their classes say of {@code equals}.
 *
 * <p>Beside equal contents it demands what a round trip must give: the second graph shares no
 * mutable object with the first (a serializer that hands back its input has done nothing), and
 * where the first graph refers twice to one object, so does the second, if asked for.
 */
public final class DeepEquality {
  /** Objects between two signs of life: a fraction of a second, even on a busy machine. */
  private static final int PULSE = 1 << 18;

  private final boolean sameShape;
  private final boolean remembers;
  private final Leaves leaves;
  private final Predicate<Object> isConstant;
  private final Runnable signOfLife;
  private final Partners partners = new Partners();
  private int compared;

  private DeepEquality(Dataset<?> dataset, boolean remembers) {
    this.sameShape = dataset.type().shape() == Shape.GRAPH;
    this.remembers = remembers;
    this.leaves = dataset.type().untyped() ? Leaves.NUMBERS_BY_VALUE : Leaves.BY_CLASS;
    this.isConstant = dataset::isConstant;
    this.signOfLife = dataset.signOfLife();
  }

  private DeepEquality(boolean sameShape) {
    this.sameShape = sameShape;
    this.remembers = true;
    this.leaves = Leaves.BY_CLASS;
    this.isConstant = object -> false;
    this.signOfLife = () -> {};
  }

  /**
   * The first difference between two trees, as a path and what stands there; empty where the second
   * is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return new DeepEquality(false).difference("value", expected, actual);
  }

  /** As {@link #difference}, and shared references must be shared in the copy too. */
  public static Optional<String> graphDifference(Object expected, Object actual) {
    return new DeepEquality(true).difference("value", expected, actual);
  }

  /**
   * As the others, of a value that is called {@code name}.
   *
   * @param dataset of which it is. The shape of its type says whether shared references must be
   *     shared in the copy, too; where the type is untyped, numbers are equal that people would
   *     write alike, or that are the same double, whatever their classes; values of generated
   *     classes are equal where their {@code equals} says so. Its constants may be shared
   */
  public static <T> Optional<String> difference(
      String name, Dataset<T> dataset, T expected, T actual) {
    DataType<T> type = dataset.type();
    return !type.bundled() && GeneratedClasses.formOf(type.root()).isPresent()
        ? ofGenerated(name, expected, actual)
        : new DeepEquality(dataset, true).difference(name, expected, actual);
  }

  /**
   * As the last, and takes next to no memory for trees of serbench's own types: it does not
   * remember what it has compared, so that it compares twice what stands in two places.
   */
  public static <T> Optional<String> frugalDifference(
      String name, Dataset<T> dataset, T expected, T actual) {
    DataType<T> type = dataset.type();
    return type.bundled() && type.shape() != Shape.GRAPH
        ? new DeepEquality(dataset, false).difference(name, expected, actual)
        : difference(name, dataset, expected, actual);
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
        : new DeepEquality(false)
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
    compared++;
    if (compared % PULSE == 0) {
      signOfLife.run();
    }
    if (expected == null || actual == null) {
      return expected == actual ? null : Difference.between(expected, actual);
    }
    Contents contents = Contents.of(expected);
    if (contents.kind() == Kind.LEAF) {
      return leaves.areEqual(expected, actual) ? null : Difference.between(expected, actual);
    }
    if (expected == actual && !Contents.isFixed(expected)) {
      return isConstant.test(expected)
          ? null
          : Difference.of("is the same instance as the input, not a fresh object");
    }
    Object partner = partners.of(expected);
    if (partner == actual) {
      return null;
    }
    if (partner != null
        && sameShape
        && Contents.hasIdentity(expected)
        && !isConstant.test(expected)) {
      return Difference.of("refers to a separate object, but the input shares one");
    }
    if (remembers) {
      partners.add(expected, actual);
    }
    Optional<Difference> ofClass = contents.differenceOfClass(expected, actual);
    if (ofClass.isPresent()) {
      return ofClass.get();
    }
    Difference ofJdk = compareParts(contents, expected, actual);
    return ofJdk == null ? compareFields(contents, expected, actual) : ofJdk;
  }

  /** Compares the JDK's half. */
  private Difference compareParts(Contents contents, Object expected, Object actual) {
    for (Contents.Part part : contents.parts()) {
      Difference difference = compare(part.get().apply(expected), part.get().apply(actual));
      if (difference != null) {
        return difference.in(part.place());
      }
    }
    return switch (contents.kind()) {
      case ARRAY -> compareArrays(expected, actual);
      case MAP -> compareMaps((Map<?, ?>) expected, (Map<?, ?>) actual, false);
      case SORTED_MAP -> compareMaps((Map<?, ?>) expected, (Map<?, ?>) actual, true);
      case SET, HEAP -> compareCollections((Collection<?>) expected, (Collection<?>) actual, false);
      case SORTED_SET, LIST, COLLECTION ->
          compareCollections((Collection<?>) expected, (Collection<?>) actual, true);
      case LEAF, ENTRY, OBJECT ->
          contents.differsAbove(expected, actual) ? Difference.between(expected, actual) : null;
    };
  }

  private Difference compareArrays(Object expected, Object actual) {
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

  private Difference compareMaps(Map<?, ?> expected, Map<?, ?> actual, boolean ordered) {
    Set<?> keys = expected.keySet();
    if (!Leaves.areExact(keys)
        || expected instanceof IdentityHashMap
        || actual instanceof IdentityHashMap) {
      return compareCollections(entries(expected), entries(actual), ordered);
    }
    // A comparator decides what a sorted map has.
    boolean same =
        ordered
            ? new ArrayList<>(keys).equals(new ArrayList<>(actual.keySet()))
            : keys.equals(actual.keySet());
    if (!same) {
      return Difference.ofKeys(keys, actual.keySet());
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Difference difference = compare(entry.getValue(), actual.get(entry.getKey()));
      if (difference != null) {
        return difference.in("[" + entry.getKey() + "]");
      }
    }
    return null;
  }

  /** New ones: some maps have but one, which says what stands where by now. */
  private static List<?> entries(Map<?, ?> map) {
    return map.entrySet().stream().map(SimpleImmutableEntry::new).toList();
  }

  private Difference compareCollections(
      Collection<?> expected, Collection<?> actual, boolean ordered) {
    if (expected.size() != actual.size()) {
      return Difference.between(expected.size(), actual.size()).in(".size");
    }
    if (!ordered) {
      return compareUnordered(expected, actual);
    }
    Iterator<?> others = actual.iterator();
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

  /**
   * Looks for a partner of each among those with its hash, since elements may have no {@code
   * equals}, or one that lies.
   */
  private Difference compareUnordered(Collection<?> expected, Collection<?> actual) {
    ContentHash hash = new ContentHash(leaves);
    Map<Integer, List<Object>> left = new HashMap<>();
    for (Object element : actual) {
      left.computeIfAbsent(hash.of(element), key -> new ArrayList<>()).add(element);
    }
    for (Object element : expected) {
      if (!findPartner(element, left.getOrDefault(hash.of(element), List.of()))) {
        return Leaves.areExact(expected)
            ? Difference.between(expected, actual)
            : Difference.withoutEqual(element);
      }
    }
    return null;
  }

  private boolean findPartner(Object element, List<Object> candidates) {
    for (Iterator<Object> each = candidates.iterator(); each.hasNext(); ) {
      Object candidate = each.next();
      if (partners.keptIf(() -> compare(element, candidate) == null)) {
        each.remove();
        return true;
      }
    }
    return false;
  }

  private Difference compareFields(Contents contents, Object expected, Object actual) {
    for (Field field : contents.fields()) {
      Difference difference = compare(Fields.get(field, expected), Fields.get(field, actual));
      if (difference != null) {
        return difference.in(Fields.place(field, expected.getClass()));
      }
    }
    return null;
  }
}
