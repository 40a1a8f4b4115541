package io.serbench.dataset.equality;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;

/** The kinds of objects to compare, by how the JDK gives access to their contents. */
enum Kind {
  /** An immutable value that is compared as a whole, or an object without accessible contents. */
  LEAF("a value", Object.class),
  ARRAY("an array", Object.class),
  SORTED_MAP("a sorted map", SortedMap.class),
  MAP("a map", Map.class),
  SORTED_SET("a sorted set", SortedSet.class),
  SET("a set", Set.class),
  LIST("a list", List.class),
  /** A collection whose iterator does not return the elements in their order. */
  HEAP("a priority queue", Collection.class),
  COLLECTION("a collection", Collection.class),
  ENTRY("an entry", Map.Entry.class),
  /** An object of a user's class, or one of the JDK's that holds another. */
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

  /** Returns whether an object may come back in another class of this kind. */
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
