package io.serbench.cli;

import io.serbench.dataset.Nearest;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Media as values of an option. */
final class TransportValues {
  static final String ALL = "all";

  /** The option's name is older than the word. */
  static final String ALIAS = "-transport";

  /** In the order in which they are named, each once. */
  static final Value<Set<Transport>> SETS =
      Values.list("NAMES", "one or more of " + String.join(", ", words()), TransportValues::find)
          .as(TransportValues::union)
          .completedWith(words());

  private TransportValues() {}

  /** Every word that the option takes. */
  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Transport transport : Transport.values()) {
      words.add(transport.word());
    }
    words.add(ALL);
    return words;
  }

  private static List<Transport> find(String option, String word) throws UsageException {
    for (Transport transport : Transport.values()) {
      if (transport.word().equals(word)) {
        return List.of(transport);
      }
    }
    if (word.equals(ALL)) {
      return List.of(Transport.values());
    }
    throw new UsageException(
        option
            + ": there is no transport '"
            + word
            + "'"
            + Nearest.suggest(word, words())
            + "; the transports are "
            + String.join(", ", words()));
  }

  private static Set<Transport> union(List<List<Transport>> lists) {
    Set<Transport> transports = new LinkedHashSet<>();
    lists.forEach(transports::addAll);
    return Collections.unmodifiableSet(transports);
  }
}
