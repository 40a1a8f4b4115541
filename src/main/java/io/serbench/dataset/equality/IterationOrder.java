package io.serbench.dataset.equality;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.object.ObjectKind;
import io.serbench.dataset.object.ObjectWalk;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the iteration order of a collection or map depends on. For classes of other libraries, this
 * is tried: two objects of the class are filled with the same elements in opposite orders.
 */
enum IterationOrder {
  /** The order in which elements were added, as in a LinkedHashMap. */
  INSERTION,
  /** Where elements happen to be in a table: two in different orders are equal. */
  LAYOUT,
  /** A comparator's, one that the class's kind implies, or unknown. */
  OTHER;

  /** The sets and maps of the JDK that keep the order of insertion. */
  private static final List<Class<?>> LINKED =
      List.of(LinkedHashMap.class, LinkedHashSet.class, CopyOnWriteArraySet.class);

  /** A broken object's methods may never return. */
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final int MOST = 16; // Elements that are added.

  /** Elements that no table has in this order, for classes that take any, or any of a type. */
  private static final List<List<?>> PROBES =
      List.of(
          scattered().mapToObj(number -> "e" + number).toList(),
          scattered().boxed().toList(),
          scattered().asLongStream().boxed().toList());

  private static IntStream scattered() {
    return IntStream.range(0, MOST).map(i -> (i * 7 + 5) % MOST * 3);
  }

  /** Returns the order of a collection or map, or of another object that has elements. */
  static IterationOrder of(Object collection) {
    Class<?> type = collection.getClass();
    Class<?> kind = Languages.of(type).flatMap(language -> language.view(type)).orElse(type);
    if (LINKED.stream().anyMatch(linked -> linked.isAssignableFrom(kind))) {
      return INSERTION;
    }
    if (Fields.isOfTheJdk(kind)) {
      return isViewOfTable(kind) ? LAYOUT : OTHER;
    }
    return DeepStack.callWithin(LIMIT, () -> tried(collection)).orElse(OTHER);
  }

  /** Returns whether a class has the values of a hash table of the JDK's. */
  private static boolean isViewOfTable(Class<?> type) {
    Class<?> map = type.getEnclosingClass();
    return map != null
        && Map.class.isAssignableFrom(map)
        && !SortedMap.class.isAssignableFrom(map)
        && map != LinkedHashMap.class
        && map != EnumMap.class;
  }

  /**
   * Changes the order of the sets and maps in an object that have none which counts.
   *
   * @param isKept whether a part stays as it is, since others share it
   */
  static void shuffle(Object object, Predicate<Object> isKept) {
    ObjectWalk.through(
        object,
        (part, depth) -> {
          if (part != null && !Contents.isLeaf(part) && !isKept.test(part)) {
            Fields.state(part.getClass()).forEach(field -> shuffle(field, part));
          }
        });
  }

  private static void shuffle(Field field, Object owner) {
    Object held = Fields.get(field, owner);
    if (held == null || !Fields.isOfTheJdk(held.getClass()) || of(held) == INSERTION) {
      return;
    }
    ObjectKind kind = ObjectKind.of(held.getClass());
    Object shuffled = held;
    if (kind == ObjectKind.SET) {
      shuffled = new LinkedHashSet<>(Elements.reversed((Set<?>) held));
    } else if (kind == ObjectKind.MAP) {
      Map<Object, Object> map = new LinkedHashMap<>();
      Elements.reversed(Elements.of(held))
          .forEach(key -> map.put(key, ((Map<?, ?>) held).get(key)));
      shuffled = map;
    }
    if (shuffled != held && field.getType().isInstance(shuffled)) {
      Fields.set(field, owner, shuffled);
    }
  }

  private static boolean hasComparator(Class<?> type) {
    return Stream.of(type.getMethods())
        .anyMatch(
            method -> method.getName().equals("comparator") && method.getParameterCount() == 0);
  }

  /** Adds no more than the collection has, since one of a user's may not grow. */
  private static IterationOrder tried(Object collection) {
    List<?> own = Elements.of(collection).stream().limit(MOST).toList();
    if (own.size() < 2) {
      return OTHER; // Which does not matter.
    }
    List<IterationOrder> found =
        PROBES.stream()
            .flatMap(probe -> tried(collection, probe.subList(0, own.size())).stream())
            .toList();
    if (found.isEmpty()) {
      return tried(collection, own).orElse(OTHER);
    }
    // A few may share a place in a table, and stay in order there.
    return found.stream().allMatch(INSERTION::equals)
        ? INSERTION
        : found.stream().filter(order -> order != INSERTION).findFirst().orElseThrow();
  }

  /** Returns the order in which a class has some elements; empty if it does not take them. */
  private static Optional<IterationOrder> tried(Object collection, List<?> elements) {
    List<Object> reversed = Elements.reversed(elements);
    Optional<Object> one = Elements.refilled(collection, elements);
    Optional<Object> other = Elements.refilled(collection, reversed);
    if (one.isEmpty() || other.isEmpty() || Elements.of(one.get()).size() != elements.size()) {
      return Optional.empty();
    }
    if (has(one.get(), elements) && has(other.get(), reversed)) {
      return Optional.of(INSERTION);
    }
    boolean areEqual =
        !hasComparator(collection.getClass())
            && one.get().equals(other.get())
            && other.get().equals(one.get());
    return Optional.of(areEqual ? LAYOUT : OTHER);
  }

  private static boolean has(Object collection, Collection<?> elements) {
    return new ArrayList<>(Elements.of(collection)).equals(new ArrayList<>(elements));
  }
}
