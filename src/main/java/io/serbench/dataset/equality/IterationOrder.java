package io.serbench.dataset.equality;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the iteration order of a collection or map depends on. For classes of other libraries, this
 * is tried: an object of the class is filled with the same elements in the opposite order.
 */
final class IterationOrder {
  /** A broken object's methods may never return. */
  private static final Duration LIMIT = Duration.ofSeconds(5);

  /** Fewer elements may change places in a table by chance. */
  private static final int FEWEST = 4;

  private IterationOrder() {}

  /** Returns whether a set or map iterates in the order of insertion, as a LinkedHashMap does. */
  static boolean isOfInsertion(Object all) {
    return isLinked(all)
        || (mayBeOfInsertion(all)
            && elements(all).size() >= FEWEST
            && refilled(all).filter(refilled -> areReversed(all, refilled)).isPresent());
  }

  /** Returns whether it need be tried at all. */
  static boolean mayBeOfInsertion(Object all) {
    return isLinked(all) || !Fields.isOfTheJdk(all.getClass());
  }

  private static boolean isLinked(Object all) {
    return all instanceof LinkedHashMap || all instanceof LinkedHashSet;
  }

  /**
   * Returns whether a collection that has no comparator iterates in the order of its table, as bags
   * do: one that is filled in the opposite order is equal by the class's own {@code equals}, and
   * does not iterate in the opposite order.
   */
  static boolean isOfLayout(Object collection) {
    return !Fields.isOfTheJdk(collection.getClass())
        && !hasComparator(collection.getClass())
        && refilled(collection)
            .filter(refilled -> collection.equals(refilled) && refilled.equals(collection))
            .filter(refilled -> !areReversed(collection, refilled))
            .isPresent();
  }

  private static Optional<Object> refilled(Object object) {
    return DeepStack.callWithin(LIMIT, () -> Rebuilt.refilled(object, 0).orElse(null));
  }

  private static boolean areReversed(Object one, Object other) {
    List<Object> elements = elements(one);
    List<Object> reversed = elements(other);
    Collections.reverse(reversed);
    return elements.size() == reversed.size()
        && IntStream.range(0, elements.size()).allMatch(i -> elements.get(i) == reversed.get(i));
  }

  private static List<Object> elements(Object object) {
    return new ArrayList<>(object instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) object);
  }

  private static boolean hasComparator(Class<?> type) {
    return Stream.of(type.getMethods())
        .anyMatch(
            method -> method.getName().equals("comparator") && method.getParameterCount() == 0);
  }
}
