package io.serbench.cli;

import io.serbench.result.Usage;
import io.serbench.serializer.Medium;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** How data travel, as the options say. */
final class Usages {
  private static final String ALL = "all";
  private static final int MOST_ITEMS = 10_000_000;
  private static final int MOST_THREADS = 1024;

  private Usages() {}

  /** The ways, at least one. */
  static List<Usage> of(Invocation invocation, Values values) throws UsageException {
    OptionalLong number = values.number(Option.ITEMS, 1, MOST_ITEMS);
    OptionalInt items =
        number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
    Set<Medium> media = media(values);
    if (invocation.has(Option.PRETTY)) {
      if (!media.remove(Medium.TEXT)) {
        throw new UsageException("-pretty indents texts; give -medium=text, too");
      }
      media.add(Medium.PRETTY);
    }
    if (items.isPresent() && !media.contains(Medium.STREAM)) {
      throw new UsageException("-items counts values on a stream; give -medium=stream, too");
    }
    Set<Integer> threads = threads(values);
    boolean shared = invocation.has(Option.SHARED);
    if (shared && threads.stream().allMatch(count -> count == 1)) {
      throw new UsageException("-shared lets threads share a serializer; give -threads=2, too");
    }
    List<Usage> usages = new ArrayList<>();
    for (Medium medium : media) {
      OptionalInt each = medium == Medium.STREAM ? items : OptionalInt.of(1);
      for (int count : threads) {
        usages.add(new Usage(medium, each, count, shared && count > 1));
      }
    }
    return usages;
  }

  private static Set<Medium> media(Values values) throws UsageException {
    List<String> known = words();
    Set<Medium> media = new LinkedHashSet<>();
    for (String word : values.list(Option.MEDIUM, "one or more of " + String.join(", ", known))) {
      if (word.equals(ALL)) {
        media.addAll(List.of(Medium.values()));
      } else {
        media.add(find(word));
      }
    }
    if (media.isEmpty()) {
      media.add(Medium.ARRAY);
    }
    return media;
  }

  private static Set<Integer> threads(Values values) throws UsageException {
    Set<Integer> threads = new LinkedHashSet<>();
    for (String word : values.list(Option.THREADS, "numbers of threads, such as 1,2,4")) {
      try {
        threads.add(Integer.parseInt(word));
      } catch (NumberFormatException e) {
        throw wrongThreads(word);
      }
    }
    if (threads.isEmpty()) {
      threads.add(1);
    }
    for (int count : threads) {
      if (count < 1 || count > MOST_THREADS) {
        throw wrongThreads(Integer.toString(count));
      }
    }
    return threads;
  }

  private static UsageException wrongThreads(String word) {
    return new UsageException(
        "-threads: '" + word + "' is no number of threads; give numbers from 1 to " + MOST_THREADS);
  }

  private static Medium find(String word) throws UsageException {
    for (Medium medium : Medium.values()) {
      if (medium.word().equals(word)) {
        return medium;
      }
    }
    throw new UsageException(
        "-medium: there is no medium '"
            + word
            + "'"
            + Nearest.suggest(word, words())
            + "; the media are "
            + String.join(", ", words()));
  }

  /** Every value that the option takes. */
  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Medium medium : Medium.values()) {
      words.add(medium.word());
    }
    words.add(ALL);
    return words;
  }
}
