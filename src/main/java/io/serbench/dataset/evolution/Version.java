package io.serbench.dataset.evolution;

import java.util.List;
import java.util.Locale;

/**
 * The versions of {@link Item} and {@link Words}. Libraries write names of classes, so both sides
 * must know a type by one name: in a JVM that plays another version than the first, that version's
 * classes, renamed, stand before these on the class path. So code outside the versions must not
 * name a field.
 */
public enum Version {
  /** The old code's. */
  FIRST,
  /** With a field more, {@code String remark}. */
  ADDED,
  /** With a field less, {@code String note}. */
  REMOVED,
  /** The same fields in another order. */
  REORDERED,
  /** {@code int count} has become a long. */
  WIDENED;

  /** What the old code may be changed to. */
  public static final List<Version> CHANGES = List.of(ADDED, REMOVED, REORDERED, WIDENED);

  /** The change in one word: {@code added}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Where the version's classes are before they are renamed. */
  public String packageName() {
    String first = Version.class.getPackageName();
    return this == FIRST ? first : first + "." + word();
  }

  /** Whether this version's types have the field, which those of some version have. */
  public boolean has(String field) {
    return switch (field) {
      case "remark" -> this == ADDED;
      case "note" -> this != REMOVED;
      default -> true;
    };
  }
}
