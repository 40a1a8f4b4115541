package io.serbench.catalog;

import java.util.Locale;
import java.util.Optional;

/** Converts tags to and from the words that users type. */
public final class TagNames {
  private TagNames() {}

  /** Returns the word for a tag: {@code zero-knowledge}. */
  public static String word(Enum<?> tag) {
    return tag.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Finds a tag by its name, or by a prefix that no other tag has: {@code zero}, {@code full}. Case
   * does not matter, and {@code -} is accepted for {@code _}. Empty if no tag fits, or several do.
   *
   * @param tags all tags of one kind: {@code Effort.values()}
   */
  public static <E extends Enum<E>> Optional<E> find(E[] tags, String text) {
    String name = text.toUpperCase(Locale.ROOT).replace('-', '_');
    Optional<E> found = Optional.empty();
    for (E tag : tags) {
      if (tag.name().equals(name)) {
        return Optional.of(tag);
      }
    }
    for (E tag : tags) {
      if (!name.isEmpty() && tag.name().startsWith(name)) {
        if (found.isPresent()) {
          return Optional.empty();
        }
        found = Optional.of(tag);
      }
    }
    return found;
  }
}
