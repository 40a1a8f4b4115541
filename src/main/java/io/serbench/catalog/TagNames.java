package io.serbench.catalog;

import java.util.Locale;
import java.util.Optional;

/** Tags as users write them. */
public final class TagNames {
  private TagNames() {}

  /** Returns a tag as it may be typed: {@code zero-knowledge}. */
  public static String word(Enum<?> tag) {
    return tag.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The tag of that name, in any case and with {@code -} for {@code _}; the start of a name will do
   * where no other name starts so: {@code zero}, {@code full}.
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
