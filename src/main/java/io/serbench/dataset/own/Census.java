package io.serbench.dataset.own;

import io.serbench.dataset.Contents;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Counts what values are made of. */
public final class Census implements ObjectWalk.Visitor {
  private int depth;
  private long objects;
  private long strings;
  private long beyondLatin1;
  private long numbers;
  private long nulls;
  private boolean shared;

  private Census() {}

  /** Of all of these; of values of generated classes, as they are in JSON. */
  public static Census of(List<?> values) {
    Census census = new Census();
    values.forEach(value -> ObjectWalk.through(GeneratedClasses.walkable(value), census));
    return census;
  }

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

  /** How deep objects, arrays, collections and maps are nested; 1 for one object. */
  public int depth() {
    return depth;
  }

  /** Objects, arrays, collections and maps. */
  public long objects() {
    return objects;
  }

  /** Texts, enums not among them. */
  public long strings() {
    return strings;
  }

  /** Texts with characters beyond Latin-1. */
  public long beyondLatin1() {
    return beyondLatin1;
  }

  /** Numbers, those in arrays included. */
  public long numbers() {
    return numbers;
  }

  /** References that lead nowhere. */
  public long nulls() {
    return nulls;
  }

  /** Whether within a value two references lead to one object. */
  public boolean shared() {
    return shared;
  }
}
