package io.serbench.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** By how many threads. */
final class ThreadOptions extends Options {
  private static final int MOST = 1024;

  private final Option<List<Integer>> threads =
      option(
          "-threads",
          Values.list("LIST", "numbers of threads, such as 1,2,4", ThreadOptions::count),
          "so many at once, a serializer each; 1,2,4 compares");
  private final Option<Boolean> shared =
      rare(flag("with -threads: one serializer for all, where allowed", "-shared"));

  ThreadOptions() {
    super(Section.MEASURING);
  }

  /** How many threads to measure by, each number once. */
  Set<Integer> counts() {
    return new LinkedHashSet<>(threads.value().orElse(List.of(1)));
  }

  /** Whether they share one serializer. */
  boolean shared() throws UsageException {
    if (shared.given() && counts().equals(Set.of(1))) {
      throw new UsageException("-shared lets threads share a serializer; give -threads=2, too");
    }
    return shared.given();
  }

  private static int count(String option, String word) throws UsageException {
    try {
      int count = Integer.parseInt(word);
      if (count >= 1 && count <= MOST) {
        return count;
      }
    } catch (NumberFormatException e) {
      throw wrong(option, word);
    }
    throw wrong(option, word);
  }

  private static UsageException wrong(String option, String word) {
    return new UsageException(
        option + ": '" + word + "' is no number of threads; give numbers from 1 to " + MOST);
  }
}
