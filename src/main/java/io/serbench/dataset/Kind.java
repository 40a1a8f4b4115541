package io.serbench.dataset;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;

/** What an object is to the JDK. Another class of that kind may do as well. */
enum Kind {
  /** An immutable value that is compared as a whole, or what cannot be looked into. */
  LEAF("a value", Object.class),
  ARRAY("an array", Object.class),
  SORTED_MAP("a sorted map", SortedMap.class),
  MAP("a map", Map.class),
  SORTED_SET("a sorted set", SortedSet.class),
  SET("a set", Set.class),
  LIST("a list", List.class),
  /** A collection whose order is said by its comparator, and not by its iterator. */
  HEAP("a priority queue", Collection.class),
  COLLECTION("a collection", Collection.class),
  ENTRY("an entry", Map.Entry.class),
  /** One of a user's class, or a holder of the JDK's. */
  OBJECT("an object", Object.class);

  private final String words;
  private final Class<?> type;

  Kind(String words, Class<?> type) {
    this.words = words;
    this.type = type;
  }

  static Kind of(Class<?> type) {
    if (type.isArray()) {
      return ARRAY;
    }
    if (PriorityQueue.class.isAssignableFrom(type)
        || PriorityBlockingQueue.class.isAssignableFrom(type)) {
      return HEAP;
    }
    for (Kind kind : values()) {
      if (kind.type != Object.class && kind != HEAP && kind.type.isAssignableFrom(type)) {
        return kind;
      }
    }
    boolean leaf = Fields.isOfTheJdk(type) && Contents.partsOf(type).isEmpty();
    return leaf || Enum.class.isAssignableFrom(type) ? LEAF : OBJECT;
  }

  /** Whether another class of this kind will do. */
  boolean isFree() {
    return this != OBJECT && this != ARRAY && this != HEAP;
  }

  boolean includes(Object object) {
    return type.isInstance(object);
  }

  @Override
  public String toString() {
    return words;
  }
}
