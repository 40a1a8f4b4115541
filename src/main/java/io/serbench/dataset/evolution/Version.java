package io.serbench.dataset.evolution;

import java.util.List;
import java.util.Locale;

/**
 * The versions of a class. Libraries write names of classes, so both sides must know a class by one
 * name: in a JVM that plays another version than the first, the changed classes stand before these
 * on the class path. So code outside the classes must not name a field.
 */
public enum Version {
  /** The old code's. */
  FIRST,
  /** With a field more, a string. */
  ADDED,
  /** With a field less. */
  REMOVED,
  /** The same fields in another order. */
  REORDERED,
  /** An int has become a long, or a float a double. */
  WIDENED;

  /** What the old code may be changed to. */
  public static final List<Version> CHANGES = List.of(ADDED, REMOVED, REORDERED, WIDENED);

  /** The change in one word: {@code added}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
