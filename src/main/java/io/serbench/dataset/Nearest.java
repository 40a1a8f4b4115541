package io.serbench.dataset;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/** Suggests names for a misspelt or incomplete one. */
public final class Nearest {
  private static final int MOST = 3;
  private static final int ABSENT = Integer.MAX_VALUE;

  /** Shorter strings are contained in too many names. */
  private static final int LEAST_WITHIN = 3;

  /** Shorter strings are nearly the beginning of too many names. */
  private static final int LEAST_BEGINNING = 4;

  private Nearest() {}

  /**
   * Returns at most three names that someone may have meant by a string, the likeliest first. If
   * names contain the string, these are returned: first those that begin with it, then those with a
   * word that does, then the others. Otherwise the string is considered misspelt, and names within
   * one edit for every three characters are returned. If there are none either, those are returned
   * of which a word begins with the string but for one edit: {@code zreo} is close to the beginning
   * of ZERO_KNOWLEDGE, and {@code jakson} to a word of json/jackson/tree. Of names with the same
   * letters, only the first is returned.
   */
  public static List<String> names(String text, Collection<String> names) {
    String wanted = text.toLowerCase(Locale.ROOT);
    List<String> found = ranked(names, name -> place(wanted, name), ABSENT - 1, ABSENT - 1);
    if (found.isEmpty()) {
      int farthest = Math.max(1, wanted.length() / 3);
      found = ranked(names, name -> distance(wanted, name), farthest, 1);
    }
    return found.isEmpty() && wanted.length() >= LEAST_BEGINNING
        ? ranked(names, name -> beginning(wanted, name), 1, 1)
        : found;
  }

  /** Returns names in the order of distances, which differ from the least by at most a spread. */
  private static List<String> ranked(
      Collection<String> names, ToIntFunction<String> distance, int farthest, int spread) {
    ToIntFunction<String> known = name -> distance.applyAsInt(name.toLowerCase(Locale.ROOT));
    int least = names.stream().mapToInt(known).min().orElse(ABSENT);
    Set<String> letters = new HashSet<>();
    return names.stream()
        .filter(name -> known.applyAsInt(name) <= Math.min(farthest, (long) least + spread))
        .sorted(Comparator.comparingInt(known))
        .filter(name -> letters.add(name.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "")))
        .limit(MOST)
        .toList();
  }

  private static int place(String wanted, String name) {
    if (name.equals(wanted)) {
      return 0;
    }
    if (wanted.length() >= 2 && name.startsWith(wanted)) {
      return 1;
    }
    if (wanted.length() < LEAST_WITHIN || !name.contains(wanted)) {
      return ABSENT;
    }
    return words(name).anyMatch(word -> name.startsWith(wanted, word)) ? 2 : 3;
  }

  private static IntStream words(String name) {
    return IntStream.range(0, name.length())
        .filter(i -> i == 0 || !Character.isLetterOrDigit(name.charAt(i - 1)));
  }

  /** Returns {@code "; did you mean a or b?"}, or an empty string if no name is close. */
  public static String suggest(String text, Collection<String> names) {
    List<String> near = names(text, names);
    return near.isEmpty() ? "" : "; did you mean " + oneOf(near) + "?";
  }

  /** Returns the names as {@code a, b or c}. */
  public static String oneOf(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** Returns the fewest edits that turn a string into the beginning of a word. */
  private static int beginning(String wanted, String name) {
    return words(name)
        .flatMap(
            from ->
                IntStream.rangeClosed(wanted.length() - 1, wanted.length() + 1)
                    .map(length -> Math.min(name.length(), from + length))
                    .map(to -> distance(wanted, name.substring(from, to))))
        .min()
        .orElse(wanted.length());
  }

  private static int distance(String one, String other) {
    return new DamerauLevenshteinDistance().apply(one, other);
  }
}
