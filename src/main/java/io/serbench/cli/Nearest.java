package io.serbench.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

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
    return new Candidate(name, continued ? 1 : distance(wanted, lower));
  }

  /** How many characters to insert, delete, replace, or swap with their neighbours. */
  static int distance(String from, String to) {
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : next(steps, i, j, from, to);
      }
    }
    return steps[from.length()][to.length()];
  }

  private static int next(int[][] steps, int i, int j, String from, String to) {
    boolean same = from.charAt(i - 1) == to.charAt(j - 1);
    int fewest = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
    fewest = Math.min(fewest, steps[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(fewest, steps[i - 2][j - 2] + 1) : fewest;
  }
}
