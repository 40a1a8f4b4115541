package io.serbench.dataset.own;

import io.serbench.dataset.Contents;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What values are made of.
 *
 * @param depth how deep objects, arrays, collections and maps are nested; 1 for one object
 * @param objects how many objects, arrays, collections and maps there are
 * @param strings how many texts, enums not among them
 * @param beyondLatin1 texts with characters beyond Latin-1
 * @param numbers how many numbers, those in arrays included
 * @param nulls references that lead nowhere
 * @param shared whether within a value two references lead to one object
 */
public record Census(
    int depth,
    long objects,
    long strings,
    long beyondLatin1,
    long numbers,
    long nulls,
    boolean shared) {
  /** Of all of these; of values of generated classes, as they are in JSON. */
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
