package io.serbench.dataset.evolution;

import java.util.List;
import java.util.Locale;

/**
 * The versions of a class. Libraries encode names of classes, so all versions have the same name:
 * in a fork of a later version, the changed classes come first on the class path. Code outside
 * these classes therefore must not name their fields.
 */
public enum Version {
  /** The class as declared. */
  FIRST,
  /** A string was added. */
  ADDED,
  /** A field was removed. */
  REMOVED,
  /** The fields are declared in another order. */
  REORDERED,
  /** An int has become a long, or a float a double. */
  WIDENED;

  /** All versions but the first. */
  public static final List<Version> CHANGES = List.of(ADDED, REMOVED, REORDERED, WIDENED);

  /** Returns the change in one word: {@code added}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
