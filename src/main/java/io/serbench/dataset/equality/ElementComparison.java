package io.serbench.dataset.equality;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.ObjectKind;
import java.lang.reflect.Array;
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
import java.util.stream.IntStream;

/**
 * Compares what arrays, collections and maps hold: in order, if a program can rely on theirs, or
 * else in any.
 */
final class ElementComparison {
  private static final int MOST_CANDIDATES = 64;

  private final ObjectComparison objects;

  ElementComparison(ObjectComparison objects) {
    this.objects = objects;
  }

  /** Returns the first difference between what two objects of a kind hold, or null. */
  Difference compare(ObjectKind kind, Object expected, Object actual) {
    return switch (kind) {
      case ARRAY -> compareArrays(expected, actual);
      case LIST, SORTED_SET, SORTED_MAP -> compare(expected, actual, true);
      case HEAP -> compare(expected, actual, false);
      case SET, MAP -> compareUnlessLinked(expected, actual);
      case COLLECTION, OBJECT -> compareUnlessTable(expected, actual);
      case LEAF, ENTRY -> throw new IllegalArgumentException("no elements in " + kind);
    };
  }

  /** Compares sets or maps, whose order counts if both are of one class that keeps it. */
  private Difference compareUnlessLinked(Object expected, Object actual) {
    Difference difference = compare(expected, actual, false);
    boolean isOrdered =
        difference == null
            && objects.keepsOrder()
            && expected.getClass() == actual.getClass()
            && !iterateAlike(Elements.of(expected), Elements.of(actual))
            && IterationOrder.of(expected) == IterationOrder.INSERTION;
    return isOrdered ? Difference.between(expected, actual) : difference;
  }

  private boolean iterateAlike(Collection<?> expected, Collection<?> actual) {
    Iterator<?> others = actual.iterator();
    return expected.stream().allMatch(element -> objects.tried(element, others.next()).isEmpty());
  }

  /** Compares queues, bags, views and such, whose order counts unless it is that of a table. */
  private Difference compareUnlessTable(Object expected, Object actual) {
    if (objects.isLenient()) {
      return compare(expected, actual, IterationOrder.of(expected) != IterationOrder.LAYOUT);
    }
    List<Difference> inOrder = new ArrayList<>();
    objects
        .partners()
        .keptIf(
            () -> {
              Optional.ofNullable(compare(expected, actual, true)).ifPresent(inOrder::add);
              return inOrder.isEmpty();
            });
    if (inOrder.isEmpty()) {
      return null;
    }
    IterationOrder order = IterationOrder.of(expected);
    // A view that cannot be filled may say itself whether its order counts.
    boolean isTable =
        order == IterationOrder.LAYOUT
            || (order == IterationOrder.OTHER
                && expected.equals(actual)
                && actual.equals(expected));
    return isTable ? compare(expected, actual, false) : inOrder.get(0);
  }

  private Difference compare(Object expected, Object actual, boolean ordered) {
    return Contents.view(expected) instanceof Map<?, ?> map
        ? compareMaps(map, (Map<?, ?>) Contents.view(actual), ordered)
        : compare(Elements.of(expected), Elements.of(actual), ordered);
  }

  private Difference compareArrays(Object expected, Object actual) {
    if (expected instanceof Object[] all) {
      return compareInOrder(Arrays.asList(all), Arrays.asList((Object[]) actual), ".length");
    }
    return Objects.deepEquals(expected, actual)
        ? null
        : compareInOrder(boxed(expected), boxed(actual), ".length");
  }

  private static List<?> boxed(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toList();
  }

  private Difference compareMaps(Map<?, ?> expected, Map<?, ?> actual, boolean ordered) {
    Set<?> keys = expected.keySet();
    if (!Leaves.areExact(keys)
        || expected instanceof IdentityHashMap
        || actual instanceof IdentityHashMap) {
      return compare(entries(expected), entries(actual), ordered);
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
      Difference difference = objects.compare(entry.getValue(), actual.get(entry.getKey()));
      if (difference != null && !objects.isLenient()) {
        return difference.in("[" + entry.getKey() + "]");
      }
    }
    return null;
  }

  /** Copies the entries, since some maps iterate with a single, reused entry. */
  private static List<?> entries(Map<?, ?> map) {
    return map.entrySet().stream().map(SimpleImmutableEntry::new).toList();
  }

  private Difference compare(Collection<?> expected, Collection<?> actual, boolean ordered) {
    return ordered || expected.size() != actual.size()
        ? compareInOrder(expected, actual, ".size")
        : compareInAnyOrder(expected, actual);
  }

  private Difference compareInOrder(Collection<?> expected, Collection<?> actual, String size) {
    if (expected.size() != actual.size()) {
      return Difference.between(expected.size(), actual.size()).in(size);
    }
    Iterator<?> others = actual.iterator();
    int i = 0;
    for (Object element : expected) {
      Difference difference = objects.compare(element, others.next());
      if (difference != null && !objects.isLenient()) {
        return difference.in("[" + i + "]");
      }
      i++;
    }
    return null;
  }

  /** Pairs elements by their contents, since their {@code equals} may be missing or inexact. */
  private Difference compareInAnyOrder(Collection<?> expected, Collection<?> actual) {
    ContentHash hash = objects.newHash();
    Map<Integer, List<Object>> left = new HashMap<>();
    for (Object element : actual) {
      left.computeIfAbsent(hash.of(element), key -> new ArrayList<>()).add(element);
    }
    for (Object element : expected) {
      boolean found = findPartner(element, left.getOrDefault(hash.of(element), List.of()));
      if (!found && !objects.isLenient()) {
        return Leaves.areExact(expected)
            ? Difference.between(expected, actual)
            : Difference.withoutEqual(element, nearest(element, left.values()));
      }
    }
    return null;
  }

  private boolean findPartner(Object element, List<Object> candidates) {
    for (Iterator<Object> each = candidates.iterator(); each.hasNext(); ) {
      Object candidate = each.next();
      if (objects.partners().keptIf(() -> objects.compare(element, candidate) == null)) {
        each.remove();
        return true;
      }
    }
    return false;
  }

  /** Returns how an element differs from the most similar of those without a partner. */
  private Optional<Difference> nearest(Object element, Collection<List<Object>> left) {
    return left.stream()
        .flatMap(List::stream)
        .filter(other -> element != null && other != null && other.getClass() == element.getClass())
        .limit(MOST_CANDIDATES)
        .max(Comparator.comparingInt(other -> partsInCommon(element, other)))
        .flatMap(other -> objects.tried(element, other));
  }

  private int partsInCommon(Object one, Object other) {
    return (int)
        Contents.of(one).parts().stream()
            .filter(part -> objects.tried(part.get().apply(one), part.get().apply(other)).isEmpty())
            .count();
  }
}
