package io.serbench.dataset;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Hashes objects by what they consist of, so that those that {@link DeepEquality} finds equal have
 * the same hash, whatever their classes say of {@code hashCode}.
 */
final class ContentHash {
  /** Cycles need an end; what is deeper is left to the comparison. */
  private static final int DEEPEST = 8;

  private final Leaves leaves;

  /** What is known, by how many levels were looked into: many elements may refer to one owner. */
  private final List<Map<Object, Integer>> known = new ArrayList<>();

  ContentHash(Leaves leaves) {
    this.leaves = leaves;
    for (int depth = 0; depth <= DEEPEST; depth++) {
      known.add(new IdentityHashMap<>());
    }
  }

  int of(Object object) {
    return of(object, DEEPEST);
  }

  private int of(Object object, int depth) {
    if (object == null || depth == 0) {
      return 0;
    }
    Contents contents = Contents.of(object);
    if (contents.kind() == Kind.LEAF) {
      return leaves.hash(object);
    }
    Integer before = known.get(depth).get(object);
    if (before != null) {
      return before;
    }
    int hash = inside(contents, object, depth - 1);
    known.get(depth).put(object, hash);
    return hash;
  }

  /** Of collections, no more than what those of all kinds have in common. */
  private int inside(Contents contents, Object object, int depth) {
    int hash = 0;
    if (object instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        hash += 31 * of(entry.getKey(), depth) ^ of(entry.getValue(), depth);
      }
    } else if (object instanceof Collection<?> collection) {
      for (Object element : collection) {
        hash += of(element, depth);
      }
    } else if (object instanceof Object[] elements) {
      for (Object element : elements) {
        hash = 31 * hash + of(element, depth);
      }
    } else if (object.getClass().isArray()) {
      hash = Arrays.deepHashCode(new Object[] {object});
    } else {
      for (Contents.Part part : contents.parts()) {
        hash = 31 * hash + of(part.get().apply(object), depth);
      }
      for (Field field : contents.fields()) {
        hash = 31 * hash + of(Fields.get(field, object), depth);
      }
    }
    return hash;
  }
}
