package io.serbench.catalog;

import java.util.Locale;
import java.util.Optional;

/** Finds the tag that a user means. */
public final class TagNames {
  private TagNames() {}

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
