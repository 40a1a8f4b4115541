package io.serbench.dataset.object;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * The kinds of objects to compare, by how the JDK gives access to their contents, or by how a
 * language views its collections.
 */
public enum ObjectKind {
  /** An immutable value that is compared as a whole, or an object without accessible contents. */
  LEAF(Object.class),
  ARRAY(Object.class),
  SORTED_MAP(SortedMap.class),
  MAP(Map.class),
  SORTED_SET(SortedSet.class),
  SET(Set.class),
  LIST(List.class),
  /** A collection whose iterator does not return the elements in their order. */
  HEAP(Object.class),
  COLLECTION(Collection.class),
  ENTRY(Map.Entry.class),
  /** An object of a user's class, or one of the JDK's that holds another. */
  OBJECT(Object.class);

  private final Class<?> type;

  ObjectKind(Class<?> type) {
    this.type = type;
  }

  /** Returns the kind of objects of a class. */
  public static ObjectKind of(Class<?> type) {
    if (type.isArray()) {
      return ARRAY;
    }
    Optional<Class<?>> view = Languages.of(type).flatMap(language -> language.view(type));
    if (view.isPresent()) {
      return of(view.get());
    }
    if (PriorityQueue.class.isAssignableFrom(type)
        || PriorityBlockingQueue.class.isAssignableFrom(type)
        || DelayQueue.class.isAssignableFrom(type)) {
      return HEAP;
    }
    for (ObjectKind kind : values()) {
      if (kind.isFree() && kind.type.isAssignableFrom(type)) {
        return kind;
      }
    }
    boolean leaf =
        Fields.isOfTheJdk(type) && Part.ofTheJdk(type).isEmpty() && !Leaves.areMute(type);
    return leaf || Enum.class.isAssignableFrom(type) ? LEAF : OBJECT;
  }

  /** Returns the JDK's type of this kind; {@code Object} if its objects must keep their class. */
  public Class<?> type() {
    return type;
  }

  /** Returns whether objects of this kind hold elements or entries. */
  public boolean hasElements() {
    return this != LEAF && this != ENTRY && this != OBJECT;
  }

  /** Returns whether an object may come back in another class of this kind. */
  public boolean isFree() {
    return type != Object.class;
  }
}
