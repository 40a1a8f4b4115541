package io.serbench.dataset.own;

import io.serbench.dataset.Fields;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Visits what values are made of, in no order that means anything: the fields of objects, the
 * elements of arrays and collections, the keys and values of maps. It looks into no other class of
 * the JDK's, and visits an object once. A stack of its own takes values of any depth.
 */
final class ObjectWalk {
  /** What is done with what is found. */
  interface Visitor {
    /**
     * An object, or null; primitives come boxed.
     *
     * @param depth how many objects, arrays, collections and maps it is in
     */
    void found(Object object, int depth);

    /** An object that more than one reference leads to, and whose identity may matter. */
    default void foundAgain(Object object) {}
  }

  private record Step(Object object, int depth) {}

  private final Visitor visitor;
  private final Deque<Step> left = new ArrayDeque<>();
  private final IdentityHashMap<Object, Boolean> seen = new IdentityHashMap<>();

  private ObjectWalk(Visitor visitor) {
    this.visitor = visitor;
  }

  /** Walks through one value. */
  static void through(Object value, Visitor visitor) {
    ObjectWalk walk = new ObjectWalk(visitor);
    walk.add(value, 0);
    while (!walk.left.isEmpty()) {
      walk.open(walk.left.pop());
    }
  }

  private void add(Object object, int depth) {
    visitor.found(object, depth);
    if (object == null || isLeaf(object)) {
      return;
    }
    if (seen.put(object, true) == null) {
      left.push(new Step(object, depth));
    } else if (hasIdentity(object)) {
      visitor.foundAgain(object);
    }
  }

  /** Whether the walk looks into no such object. */
  static boolean isLeaf(Object object) {
    return object instanceof Enum
        || (Fields.isOfTheJdk(object.getClass())
            && !(object instanceof Collection)
            && !(object instanceof Map)
            && !(object instanceof Optional)
            && !object.getClass().isArray());
  }

  /** Constants, such as records and empty lists, may be shared without meaning anything by it. */
  private static boolean hasIdentity(Object object) {
    if (object instanceof Collection<?> collection) {
      return !collection.isEmpty();
    }
    if (object instanceof Map<?, ?> map) {
      return !map.isEmpty();
    }
    return !(object instanceof Record)
        && !(object instanceof Optional)
        && !(object.getClass().isArray() && Array.getLength(object) == 0);
  }

  private void open(Step step) {
    Object object = step.object();
    int inside = step.depth() + 1;
    if (object instanceof Optional<?> optional) {
      optional.ifPresent(value -> add(value, inside));
    } else if (object instanceof Collection<?> collection) {
      collection.forEach(element -> add(element, inside));
    } else if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            add(key, inside);
            add(value, inside);
          });
    } else if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        add(Array.get(object, i), inside);
      }
    } else {
      for (Field field : Fields.of(object.getClass())) {
        add(Fields.get(field, object), inside);
      }
    }
  }
}
