package io.serbench.dataset.equality;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.Difference.Spot;
import io.serbench.dataset.own.GeneratedClasses;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Compares a value with its copy field by field, whatever {@code equals} of their classes returns.
 *
 * <p>The copy must also be a result of encoding and decoding: it shares no mutable object with the
 * value, since a serializer that returns its input has done nothing. On request, objects that are
 * shared in the value must be shared in the copy.
 */
public final class DeepEquality {
  /** The number of objects between two signs of life: a fraction of a second on a busy machine. */
  private static final int PULSE = 1 << 18;

  private static final int MOST_CANDIDATES = 64;

  private final boolean sameShape;
  private final boolean remembers;
  private final Leaves leaves;
  private final boolean keepsOrder;
  private final Predicate<Object> isConstant;
  private final Predicate<Field> isIgnored;
  private final Runnable signOfLife;
  private final Partners partners = new Partners();
  private boolean fresh = true;
  private boolean lenient;
  private int compared;

  private DeepEquality(Dataset<?> dataset, boolean remembers) {
    this.sameShape = dataset.type().shape() == Shape.GRAPH;
    this.remembers = remembers;
    this.leaves = dataset.type().untyped() ? Leaves.NUMBERS_BY_VALUE : Leaves.BY_CLASS;
    this.keepsOrder = !dataset.type().bundled() && !dataset.type().untyped();
    this.isConstant = dataset::isConstant;
    this.isIgnored =
        dataset.proofs().<Predicate<Field>>map(proofs -> proofs::ignored).orElse(field -> false);
    this.signOfLife = dataset.signOfLife();
  }

  private DeepEquality(Predicate<Field> isIgnored) {
    this.sameShape = false;
    this.remembers = true;
    this.leaves = Leaves.BY_CLASS;
    this.keepsOrder = false;
    this.isConstant = object -> false;
    this.isIgnored = isIgnored;
    this.signOfLife = () -> {};
  }

  /**
   * Returns whether two answers say the same. They may share objects, and of a collection only what
   * it holds counts.
   */
  static boolean areAlike(Dataset<?> dataset, Object one, Object other) {
    return first(() -> new DeepEquality(dataset, true).sharing(), one, other).isEmpty();
  }

  /**
   * Returns whether an object and its copy answered the same, as {@link #areAlike(Dataset, Object,
   * Object)} does. A view that leads back to the object is like one that leads to the copy.
   */
  static boolean areAlike(
      Dataset<?> dataset, Object one, Object other, Object object, Object copy) {
    return first(() -> new DeepEquality(dataset, true).sharing().pairing(object, copy), one, other)
        .isEmpty();
  }

  private DeepEquality pairing(Object object, Object copy) {
    partners.add(object, copy);
    return this;
  }

  /**
   * Returns which objects of a copy correspond to those of a value, as far as both have the same
   * structure.
   */
  static Partners pairs(Dataset<?> dataset, Object expected, Object actual) {
    return DeepStack.call(
        () -> {
          DeepEquality equality = new DeepEquality(dataset, true).sharing();
          equality.lenient = true;
          equality.compare(expected, actual);
          return equality.partners;
        });
  }

  /** Allows that one object is part of both. */
  private DeepEquality sharing() {
    fresh = false;
    return this;
  }

  /**
   * Returns the first difference between two trees, as a path and a description; empty if the
   * second is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return first(() -> new DeepEquality(field -> false), expected, actual)
        .map(difference -> "value" + difference);
  }

  /**
   * Returns the first difference between a data set's value and its copy; empty if they are equal.
   * Objects that are shared in the value must be shared in the copy if the type's shape is a graph.
   * Numbers without declared classes are compared by value. Values of generated classes are
   * compared by their {@code equals}. Constants of the data set may be the same instances.
   *
   * @param name the name of the value, with which the description begins
   */
  public static <T> Optional<String> difference(
      String name, Dataset<T> dataset, T expected, T actual) {
    DataType<T> type = dataset.type();
    return !type.bundled() && GeneratedClasses.formOf(type.root()).isPresent()
        ? ofGenerated(name, expected, actual)
        : ofPart(name, dataset, expected, actual);
  }

  /**
   * Compares parts of a data set's value and its copy as {@link #difference(String, Dataset,
   * Object, Object)} does. They are compared again without each field in which a difference means
   * nothing.
   */
  public static Optional<String> ofPart(
      String name, Dataset<?> dataset, Object expected, Object actual) {
    while (true) {
      Optional<Difference> difference =
          first(() -> new DeepEquality(dataset, true), expected, actual);
      boolean excused =
          difference
              .flatMap(Difference::spot)
              .filter(spot -> dataset.proofs().filter(proofs -> proofs.excuse(spot)).isPresent())
              .isPresent();
      if (!excused) {
        return difference.map(found -> name + found);
      }
    }
  }

  /**
   * Returns the first difference between a data set's value and its copy, with hardly any memory
   * for trees of bundled types: objects that recur are compared again, instead of remembered.
   *
   * @see #difference(String, Dataset, Object, Object)
   */
  public static <T> Optional<String> frugalDifference(
      String name, Dataset<T> dataset, T expected, T actual) {
    DataType<T> type = dataset.type();
    return type.bundled() && type.shape() != Shape.GRAPH
        ? first(() -> new DeepEquality(dataset, false), expected, actual)
            .map(difference -> name + difference)
        : difference(name, dataset, expected, actual);
  }

  /** Compares by the generated {@code equals}, and by JSON to find the place that differs. */
  private static Optional<String> ofGenerated(String name, Object expected, Object actual) {
    if (expected == actual) {
      return Optional.of(name + " is the same instance as the input, not a fresh object");
    }
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    return actual == null || expected.getClass() != actual.getClass()
        ? Optional.of(name + Difference.between(expected, actual))
        : first(
                () -> new DeepEquality(field -> false),
                GeneratedClasses.walkable(expected),
                GeneratedClasses.walkable(actual))
            .map(difference -> name + difference)
            .or(() -> Optional.of(name + " is not equal by its equals, though its JSON is"));
  }

  private static Optional<Difference> first(
      Supplier<DeepEquality> equality, Object expected, Object actual) {
    return DeepStack.call(() -> Optional.ofNullable(equality.get().compare(expected, actual)));
  }

  /** Returns the first difference; null, not an Optional for each of millions of objects. */
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
      return !fresh || isConstant.test(expected)
          ? null
          : Difference.of("is the same instance as the input, not a fresh object");
    }
    if (expected != actual && contents.constants().isPresent()) {
      Optional<String> constant = contents.constants().get().nameOf(expected);
      if (constant.isPresent()) {
        return Difference.of(
            "should be the constant %s but is another object".formatted(constant.get()));
      }
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
    Difference ofClass = contents.differenceOfClass(expected, actual, fresh);
    if (ofClass != null) {
      return ofClass;
    }
    try {
      return compareContents(contents, expected, actual);
    } catch (RuntimeException e) {
      // A collection whose own parts are not as its methods expect.
      return Difference.of("cannot be read: " + e);
    }
  }

  private Difference compareContents(Contents contents, Object expected, Object actual) {
    for (Contents.Part part : contents.parts()) {
      if (part.field().filter(field -> isIgnored(contents, field)).isPresent()) {
        continue;
      }
      Difference difference = compare(part.get().apply(expected), part.get().apply(actual));
      if (difference != null && !lenient) {
        return difference.in(part, expected, actual);
      }
    }
    return switch (contents.kind()) {
      case ARRAY -> compareArrays(expected, actual);
      case MAP -> compareUnsorted(expected, actual);
      case SORTED_MAP -> compareMaps(map(expected), map(actual), true);
      case SET -> compareUnsorted(expected, actual);
      case HEAP -> compareCollections(collection(expected), collection(actual), false);
      case SORTED_SET, LIST -> compareCollections(collection(expected), collection(actual), true);
      case COLLECTION -> compareUnlisted(collection(expected), collection(actual));
      case LEAF, ENTRY, OBJECT ->
          contents.differsAbove(expected, actual) ? Difference.between(expected, actual) : null;
    };
  }

  private static Map<?, ?> map(Object object) {
    return (Map<?, ?>) Contents.view(object);
  }

  private static Collection<?> collection(Object object) {
    return (Collection<?>) Contents.view(object);
  }

  /** Compares sets or maps, whose order counts if both are of one class that keeps it. */
  private Difference compareUnsorted(Object expected, Object actual) {
    boolean isMap = Contents.of(expected).kind() == Kind.MAP;
    Difference difference =
        isMap
            ? compareMaps(map(expected), map(actual), false)
            : compareCollections(collection(expected), collection(actual), false);
    boolean mayDiffer =
        difference == null
            && keepsOrder
            && !lenient
            && expected.getClass() == actual.getClass()
            && IterationOrder.mayBeOfInsertion(expected);
    return mayDiffer
            && !iterateAlike(
                isMap ? map(expected).keySet() : collection(expected),
                isMap ? map(actual).keySet() : collection(actual))
            && IterationOrder.isOfInsertion(expected)
        ? Difference.between(expected, actual)
        : difference;
  }

  private boolean iterateAlike(Collection<?> expected, Collection<?> actual) {
    Iterator<?> others = actual.iterator();
    return expected.stream().allMatch(each -> tried(each, others.next()).isEmpty());
  }

  /** Compares collections that are neither lists nor sets: queues, bags and views. */
  private Difference compareUnlisted(Collection<?> expected, Collection<?> actual) {
    if (lenient) {
      return compareCollections(expected, actual, !IterationOrder.isOfLayout(expected));
    }
    List<Difference> inOrder = new ArrayList<>();
    partners.keptIf(
        () -> {
          Optional.ofNullable(compareCollections(expected, actual, true)).ifPresent(inOrder::add);
          return inOrder.isEmpty();
        });
    if (inOrder.isEmpty()) {
      return null;
    }
    return IterationOrder.isOfLayout(expected)
        ? compareCollections(expected, actual, false)
        : inOrder.get(0);
  }

  private boolean isIgnored(Contents contents, Field field) {
    return isIgnored.test(field) || (!fresh && contents.kind().isFree());
  }

  private Difference compareArrays(Object expected, Object actual) {
    if (expected instanceof Object[] all) {
      return compareElements(Arrays.asList(all), Arrays.asList((Object[]) actual), ".length");
    }
    return Objects.deepEquals(expected, actual)
        ? null
        : compareElements(boxed(expected), boxed(actual), ".length");
  }

  private static List<?> boxed(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toList();
  }

  private Difference compareMaps(Map<?, ?> expected, Map<?, ?> actual, boolean ordered) {
    Set<?> keys = expected.keySet();
    if (!Leaves.areExact(keys)
        || expected instanceof IdentityHashMap
        || actual instanceof IdentityHashMap) {
      return compareCollections(entries(expected), entries(actual), ordered);
    }
    // The comparator of a sorted map may consider different keys equal.
    boolean same =
        ordered
            ? new ArrayList<>(keys).equals(new ArrayList<>(actual.keySet()))
            : keys.equals(actual.keySet());
    if (!same) {
      return Difference.ofKeys(keys, actual.keySet());
    }
    for (Map.Entry<?, ?> entry : expected.entrySet()) {
      Difference difference = compare(entry.getValue(), actual.get(entry.getKey()));
      if (difference != null && !lenient) {
        return difference.in("[" + entry.getKey() + "]");
      }
    }
    return null;
  }

  /** Copies the entries, since some maps iterate with a single, reused entry. */
  private static List<?> entries(Map<?, ?> map) {
    return map.entrySet().stream().map(SimpleImmutableEntry::new).toList();
  }

  private Difference compareCollections(
      Collection<?> expected, Collection<?> actual, boolean ordered) {
    return ordered || expected.size() != actual.size()
        ? compareElements(expected, actual, ".size")
        : compareUnordered(expected, actual);
  }

  private Difference compareElements(Collection<?> expected, Collection<?> actual, String size) {
    if (expected.size() != actual.size()) {
      return Difference.between(expected.size(), actual.size()).in(size);
    }
    Iterator<?> others = actual.iterator();
    int i = 0;
    for (Object element : expected) {
      Difference difference = compare(element, others.next());
      if (difference != null && !lenient) {
        return difference.in("[" + i + "]");
      }
      i++;
    }
    return null;
  }

  /** Pairs elements by their contents, since their {@code equals} may be missing or inexact. */
  private Difference compareUnordered(Collection<?> expected, Collection<?> actual) {
    ContentHash hash = new ContentHash(leaves, isIgnored);
    Map<Integer, List<Object>> left = new HashMap<>();
    for (Object element : actual) {
      left.computeIfAbsent(hash.of(element), key -> new ArrayList<>()).add(element);
    }
    for (Object element : expected) {
      if (!findPartner(element, left.getOrDefault(hash.of(element), List.of())) && !lenient) {
        return Leaves.areExact(expected)
            ? Difference.between(expected, actual)
            : Difference.withoutEqual(element).at(spotOf(element, left.values()));
      }
    }
    return null;
  }

  /** Returns where an element differs from the most similar of those without a partner. */
  private Optional<Spot> spotOf(Object element, Collection<List<Object>> left) {
    return left.stream()
        .flatMap(List::stream)
        .filter(other -> element != null && other != null && other.getClass() == element.getClass())
        .limit(MOST_CANDIDATES)
        .max(Comparator.comparingInt(other -> partsInCommon(element, other)))
        .flatMap(other -> tried(element, other))
        .flatMap(Difference::spot);
  }

  private int partsInCommon(Object one, Object other) {
    return (int)
        Contents.of(one).parts().stream()
            .filter(part -> tried(part.get().apply(one), part.get().apply(other)).isEmpty())
            .count();
  }

  /** Returns the difference of two objects that are no partners. */
  private Optional<Difference> tried(Object one, Object other) {
    List<Difference> found = new ArrayList<>();
    partners.keptIf(
        () -> {
          Optional.ofNullable(compare(one, other)).ifPresent(found::add);
          return false;
        });
    return found.stream().findFirst();
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
}
