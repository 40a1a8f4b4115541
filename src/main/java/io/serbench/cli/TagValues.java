package io.serbench.cli;

import io.serbench.catalog.TagNames;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Tags as values of options. */
final class TagValues {
  private static final String LABEL = "TAGS";

  private TagValues() {}

  /** Lists of tags of one kind: {@code Effort.values()}. */
  static <E extends Enum<E>> Value<List<E>> list(E[] all) {
    return Values.list(LABEL, right(all), (option, word) -> find(all, option, word))
        .completedWith(names(all));
  }

  /** Lists of tags, of which one will do; tags that {@code +} joins count as one. */
  static <E extends Enum<E>> Value<List<Set<E>>> sums(Class<E> kind) {
    E[] all = kind.getEnumConstants();
    Value.Reader<Set<E>> reader =
        (option, word) -> {
          Set<E> joined = EnumSet.noneOf(kind);
          for (String name : word.split("\\+", -1)) {
            joined.add(find(all, option, name.strip()));
          }
          return joined;
        };
    return Values.list(LABEL, right(all), reader).completedWith(names(all));
  }

  /** Their names. */
  static List<String> names(Enum<?>[] all) {
    List<String> names = new ArrayList<>();
    for (Enum<?> tag : all) {
      names.add(tag.name());
    }
    return names;
  }

  private static String right(Enum<?>[] all) {
    return "one or more of " + String.join(", ", names(all));
  }

  private static <E extends Enum<E>> E find(E[] all, String option, String word)
      throws UsageException {
    return TagNames.find(all, word)
        .orElseThrow(
            () ->
                new UsageException(
                    option
                        + ": '"
                        + word
                        + "' is none of its tags, which are "
                        + String.join(", ", names(all))
                        + Nearest.suggest(word, names(all))));
  }
}
