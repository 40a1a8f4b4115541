package io.serbench.catalog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Converts tags to and from the words that users type. */
public final class TagNames {
  private TagNames() {}

  /** Returns the word for a tag: {@code zero-knowledge}. */
  public static String word(Enum<?> tag) {
    return tag.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Finds a tag by its name, or by a prefix that no other tag has: {@code zero}, {@code full}. Case
   * does not matter, {@code -} is accepted for {@code _}, and {@code ++} for {@code PP}. Empty if
   * no tag fits, or several do.
   *
   * @param tags all tags of one kind: {@code Effort.values()}
   */
  public static <E extends Enum<E>> Optional<E> find(E[] tags, String text) {
    String name = text.toUpperCase(Locale.ROOT).replace('-', '_').replace("++", "PP");
    List<E> found = Stream.of(tags).filter(tag -> tag.name().startsWith(name)).toList();
    return found.stream().filter(tag -> found.size() == 1 || tag.name().equals(name)).findFirst();
  }
}
