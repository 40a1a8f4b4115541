package io.serbench.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/** Finds what someone meant who misspelt a name. */
final class Nearest {
  private static final int MOST = 3;

  private record Candidate(String name, int distance) {}

  private Nearest() {}

  /**
   * The names that resemble a text most, the nearest first: those that can be made from it with one
   * change for every three characters, and those that continue it.
   */
  static List<String> names(String text, Collection<String> names) {
    String wanted = text.toLowerCase(Locale.ROOT);
    List<Candidate> candidates =
        names.stream()
            .map(name -> candidate(wanted, name))
            .filter(candidate -> candidate.distance <= Math.max(1, wanted.length() / 3))
            .sorted(Comparator.comparingInt(Candidate::distance))
            .limit(MOST)
            .toList();
    return candidates.stream()
        .filter(candidate -> candidate.distance <= candidates.get(0).distance + 1)
        .map(Candidate::name)
        .toList();
  }

  /** {@code "; did you mean a or b?"}; empty where nothing is near. */
  static String suggest(String text, Collection<String> names) {
    List<String> near = names(text, names);
    return near.isEmpty() ? "" : "; did you mean " + oneOf(near) + "?";
  }

  /** {@code a, b or c}. */
  static String oneOf(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  private static Candidate candidate(String wanted, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    boolean continued = wanted.length() >= 2 && lower.startsWith(wanted);
    return new Candidate(
        name, continued ? 1 : new DamerauLevenshteinDistance().apply(wanted, lower));
  }
}
