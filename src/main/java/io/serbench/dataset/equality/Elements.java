package io.serbench.dataset.equality;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Rebuilt;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The elements of a collection of any library, and collections of its class that are filled with
 * others. A map's elements are its keys.
 */
final class Elements {
  private static final int MOST_ITERATED = 10_000; // Of what may never end.

  /** Names of methods that return an empty collection. */
  private static final List<String> EMPTY = List.of("empty", "create");

  /** Names of such methods that, in a class of one's own, may as well empty the collection. */
  private static final List<String> CLEARED = List.of("cleared", "clear");

  /** Names of methods that return a persistent collection with another element. */
  private static final List<String> ADDING = List.of("add", "adding", "plus", "put", "putting");

  private Elements() {}

  static boolean has(Object object) {
    Object viewed = Contents.view(object);
    return viewed instanceof Map || viewed instanceof Iterable;
  }

  /** Returns the elements in the order of iteration; of what is no collection, the first few. */
  static Collection<?> of(Object holder) {
    Object object = Contents.view(holder);
    if (object instanceof Map<?, ?> map) {
      return map.keySet();
    }
    return object instanceof Collection<?> all ? all : first((Iterable<?>) object);
  }

  private static List<?> first(Iterable<?> all) {
    List<Object> first = new ArrayList<>();
    for (Object element : all) {
      first.add(element);
      if (first.size() == MOST_ITERATED) {
        break;
      }
    }
    return first;
  }

  /** Returns the elements as they are compared without an order, and as often as they occur. */
  static Collection<?> inAnyOrder(Object holder) {
    Collection<Object> bag = Collections.newSetFromMap(new IdentityHashMap<>());
    of(holder).forEach(element -> bag.add(Collections.singletonList(element)));
    return bag;
  }

  static List<Object> reversed(Collection<?> elements) {
    List<Object> reversed = new ArrayList<>(elements);
    Collections.reverse(reversed);
    return reversed;
  }

  /**
   * Returns another collection of the same class with these elements, added one by one, with the
   * collection's own values if it is a map; empty if the class does not allow that.
   */
  static Optional<Object> refilled(Object collection, Collection<?> elements) {
    // A look-up may change the order of a map.
    Object values = collection instanceof Map<?, ?> map ? new LinkedHashMap<>(map) : collection;
    return empty(collection)
        .flatMap(
            empty ->
                Rebuilt.attempt(
                    () -> {
                      Object all = empty;
                      for (Object element : elements) {
                        all = with(all, element, values);
                      }
                      return all;
                    }))
        .filter(all -> all.getClass() == collection.getClass());
  }

  private static Optional<Object> empty(Object collection) {
    Class<?> type = collection.getClass();
    Optional<Object> made =
        Rebuilt.attempt(
            () -> {
              Constructor<?> ofNothing = type.getDeclaredConstructor();
              ofNothing.setAccessible(true);
              return ofNothing.newInstance();
            });
    // The JDK's interfaces have no method that changes a collection and returns it.
    boolean isOfTheJdk = collection instanceof Collection || collection instanceof Map;
    Stream<Object> persistent =
        isOfTheJdk
            ? Stream.concat(
                CLEARED.stream().flatMap(name -> returned(collection, name).stream()),
                returned(collection, "minusAll", Elements.of(collection)).stream())
            : Stream.of();
    return Stream.of(
            made.stream(),
            EMPTY.stream().flatMap(name -> returned(collection, name).stream()),
            persistent)
        .flatMap(empties -> empties)
        .filter(empty -> empty != collection && Elements.of(empty).isEmpty())
        .findFirst();
  }

  private static Object with(Object all, Object element, Object values) throws Exception {
    try {
      if (all instanceof Map<?, ?> map) {
        put(map, element, valueOf((Map<?, ?>) values, element));
        return all;
      } else if (all instanceof Collection<?> collection) {
        add(collection, element);
        return all;
      }
    } catch (UnsupportedOperationException e) {
      // A persistent one.
    }
    Object[] arguments =
        values instanceof Map<?, ?> map
            ? new Object[] {element, valueOf(map, element)}
            : new Object[] {element};
    return ADDING.stream()
        .flatMap(name -> returned(all, name, arguments).stream())
        .findFirst()
        .orElseThrow(UnsupportedOperationException::new);
  }

  @SuppressWarnings("unchecked") // A class that refuses an element throws.
  private static void put(Map<?, ?> map, Object key, Object value) {
    ((Map<Object, Object>) map).put(key, value);
  }

  @SuppressWarnings("unchecked") // A class that refuses an element throws.
  private static void add(Collection<?> collection, Object element) {
    ((Collection<Object>) collection).add(element);
  }

  /** Returns the value of a key, or any value for a key of others. */
  private static Object valueOf(Map<?, ?> map, Object key) {
    Object value = Elements.of(map).contains(key) ? map.get(key) : null;
    return value == null ? map.values().stream().findFirst().orElse(null) : value;
  }

  /** Returns the collection that the first method of this name returns. */
  private static Optional<Object> returned(Object collection, String name, Object... arguments) {
    return Stream.of(collection.getClass().getMethods())
        .filter(method -> method.getName().equals(name))
        .filter(method -> method.getParameterCount() == arguments.length)
        .filter(method -> method.getReturnType() != Object.class)
        .filter(method -> method.getReturnType().isInstance(collection))
        .flatMap(
            method -> {
              method.setAccessible(true);
              return Rebuilt.attempt(() -> method.invoke(collection, arguments)).stream();
            })
        .findFirst();
  }
}
