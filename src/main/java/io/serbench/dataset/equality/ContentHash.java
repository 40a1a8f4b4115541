package io.serbench.dataset.equality;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Leaves;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Hashes objects by their contents, so that objects that {@link DeepEquality} considers equal have
 * the same hash, whatever their {@code hashCode} returns.
 */
final class ContentHash {
  /** Ends the walk through cycles. The comparison looks at what is deeper. */
  private static final int DEEPEST = 8;

  private final Leaves leaves;
  private final Predicate<Field> isIgnored;

  /** Known hashes, by the number of levels that they cover: many elements may share an object. */
  private final Map<Integer, Map<Object, Integer>> known = new HashMap<>();

  ContentHash(Leaves leaves, Predicate<Field> isIgnored) {
    this.leaves = leaves;
    this.isIgnored = isIgnored;
  }

  int of(Object object) {
    return of(object, DEEPEST);
  }

  private int of(Object object, int depth) {
    if (object == null || depth == 0) {
      return 0;
    }
    return Contents.isLeaf(object)
        ? leaves.hash(object)
        : known
            .computeIfAbsent(depth, any -> new IdentityHashMap<>())
            .computeIfAbsent(object, part -> inside(part, depth - 1));
  }

  /** Ignores the order in maps and collections, which the comparison may ignore, too. */
  private int inside(Object holder, int depth) {
    Object object = Contents.view(holder);
    if (object instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .mapToInt(entry -> 31 * of(entry.getKey(), depth) ^ of(entry.getValue(), depth))
          .sum();
    }
    if (object instanceof Map.Entry<?, ?> entry) {
      return 31 * of(entry.getKey(), depth) ^ of(entry.getValue(), depth);
    }
    if (object instanceof Collection<?> collection) {
      return collection.stream().mapToInt(element -> of(element, depth)).sum();
    }
    if (object.getClass().isArray() && object.getClass().getComponentType().isPrimitive()) {
      return Arrays.deepHashCode(new Object[] {object});
    }
    int[] hash = {0};
    Contents.forEach(holder, isIgnored, part -> hash[0] = 31 * hash[0] + of(part, depth));
    return hash[0];
  }
}
