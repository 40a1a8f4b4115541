package io.serbench.cli;

import io.serbench.serializer.Medium;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Media as values of an option. */
final class MediumValues {
  static final String ALL = "all";

  /** In the order in which they are named, each once. */
  static final Value<Set<Medium>> SETS =
      Values.list("NAMES", "one or more of " + String.join(", ", words()), MediumValues::find)
          .as(MediumValues::union)
          .completedWith(words());

  private MediumValues() {}

  /** Every word that the option takes. */
  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Medium medium : Medium.values()) {
      words.add(medium.word());
    }
    words.add(ALL);
    return words;
  }

  private static List<Medium> find(String option, String word) throws UsageException {
    for (Medium medium : Medium.values()) {
      if (medium.word().equals(word)) {
        return List.of(medium);
      }
    }
    if (word.equals(ALL)) {
      return List.of(Medium.values());
    }
    throw new UsageException(
        option
            + ": there is no medium '"
            + word
            + "'"
            + Nearest.suggest(word, words())
            + "; the media are "
            + String.join(", ", words()));
  }

  private static Set<Medium> union(List<List<Medium>> lists) {
    Set<Medium> media = new LinkedHashSet<>();
    lists.forEach(media::addAll);
    return Collections.unmodifiableSet(media);
  }
}
