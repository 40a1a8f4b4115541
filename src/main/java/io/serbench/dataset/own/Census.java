package io.serbench.dataset.own;

import io.serbench.dataset.equality.Contents;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Counts what values are made of.
 *
 * @param depth levels of nested objects, arrays, collections and maps; 1 for one object
 * @param objects number of objects, arrays, collections and maps
 * @param strings number of strings, without enums
 * @param beyondLatin1 number of strings with characters beyond Latin-1
 * @param numbers number of numbers, including those in arrays
 * @param nulls number of null references
 * @param shared whether two references within a value lead to the same object
 */
public record Census(
    int depth,
    long objects,
    long strings,
    long beyondLatin1,
    long numbers,
    long nulls,
    boolean shared) {
  /** Returns the census of some values; values of generated classes are counted as in JSON. */
  public static Census of(List<?> values) {
    Count all = new Count();
    values.forEach(value -> ObjectWalk.through(GeneratedClasses.walkable(value), all));
    return new Census(
        all.depth, all.objects, all.strings, all.beyondLatin1, all.numbers, all.nulls, all.shared);
  }

  private static final class Count implements ObjectWalk.Visitor {
    private int depth;
    private long objects;
    private long strings;
    private long beyondLatin1;
    private long numbers;
    private long nulls;
    private boolean shared;

    @Override
    public void found(Object object, int inside) {
      if (object == null) {
        nulls++;
      } else if (object instanceof CharSequence text) {
        strings++;
        if (!StandardCharsets.ISO_8859_1.newEncoder().canEncode(text)) {
          beyondLatin1++;
        }
      } else if (object instanceof Number) {
        numbers++;
      } else if (!Contents.isLeaf(object)) {
        objects++;
        depth = Math.max(depth, inside + 1);
      }
    }

    @Override
    public void foundAgain(Object object) {
      shared = true;
    }
  }
}
