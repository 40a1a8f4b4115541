package io.serbench.dataset.own;

import io.serbench.dataset.Contents;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;

/**
 * Visits what values are made of, as {@link Contents} says it, in no order that means anything, and
 * each object once. A stack of its own takes values of any depth.
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
    if (object == null || Contents.isLeaf(object)) {
      return;
    }
    if (seen.put(object, true) == null) {
      left.push(new Step(object, depth));
    } else if (Contents.hasIdentity(object)) {
      visitor.foundAgain(object);
    }
  }

  private void open(Step step) {
    Contents.forEach(step.object(), part -> add(part, step.depth() + 1));
  }
}
