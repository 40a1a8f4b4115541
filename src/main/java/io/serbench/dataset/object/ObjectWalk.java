package io.serbench.dataset.object;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Visits the {@link Contents} of values, each object once, in an unspecified order. It does not
 * recurse, so values may have any depth.
 */
public final class ObjectWalk {
  /** Receives what is found. */
  public interface Visitor {
    /**
     * Called for each object and each null; primitives are boxed.
     *
     * @param depth number of objects, arrays, collections and maps around it
     */
    void found(Object object, int depth);

    /** Called for each further reference to an object whose identity may matter. */
    default void foundAgain(Object object) {}
  }

  private record Step(Object object, int depth) {}

  private final Visitor visitor;
  private final Deque<Step> left = new ArrayDeque<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private ObjectWalk(Visitor visitor) {
    this.visitor = visitor;
  }

  /**
   * Walks through one value.
   *
   * @return its objects that are no {@linkplain Contents#isLeaf leaves}, compared by identity
   */
  public static Set<Object> through(Object value, Visitor visitor) {
    ObjectWalk walk = new ObjectWalk(visitor);
    walk.add(value, 0);
    while (!walk.left.isEmpty()) {
      Step step = walk.left.pop();
      Contents.forEach(step.object(), part -> walk.add(part, step.depth() + 1));
    }
    return walk.seen;
  }

  private void add(Object object, int depth) {
    visitor.found(object, depth);
    if (object == null || Contents.isLeaf(object)) {
      return;
    }
    if (seen.add(object)) {
      left.push(new Step(object, depth));
    } else if (Contents.hasIdentity(object)) {
      visitor.foundAgain(object);
    }
  }
}
