package io.serbench.dataset;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/** Finds what someone meant who misspelt a name. */
public final class Nearest {
  private static final int MOST = 3;

  private static final int ABSENT = Integer.MAX_VALUE;

  /** Fewer characters are in too many names to mean one of them. */
  private static final int LEAST_WITHIN = 3;

  /** Of fewer characters, most are the beginning of something. */
  private static final int LEAST_BEGINNING = 4;

  private record Candidate(String name, int distance) {}

  private Nearest() {}

  /**
   * Returns the names that someone may have meant by a text, the nearest first. Names that contain
   * the text come before all others: those that begin with it, those of which a part does, and
   * those that have it elsewhere. Where no name contains it, it is taken for misspelt: the names
   * that can be made from it with one change for every three characters; failing that, those of
   * which the beginning, or that of a part, takes one change: {@code zreo} is that of
   * ZERO_KNOWLEDGE, and {@code jakson} that of a part of json/jackson/tree. Names of the same
   * letters count once.
   */
  public static List<String> names(String text, Collection<String> names) {
    String wanted = text.toLowerCase(Locale.ROOT);
    List<String> containing = containing(text, names);
    if (!containing.isEmpty()) {
      return first(containing.stream());
    }
    List<String> near =
        nearest(
            names.stream()
                .map(name -> new Candidate(name, distance(wanted, name.toLowerCase(Locale.ROOT)))),
            Math.max(1, wanted.length() / 3));
    return near.isEmpty() && wanted.length() >= LEAST_BEGINNING
        ? nearest(names.stream().map(name -> new Candidate(name, beginning(wanted, name))), 1)
        : near;
  }

  /** Returns all names that contain the text in any case, the likeliest first. */
  public static List<String> containing(String text, Collection<String> names) {
    String wanted = text.toLowerCase(Locale.ROOT);
    return names.stream()
        .map(name -> new Candidate(name, place(wanted, name.toLowerCase(Locale.ROOT))))
        .filter(candidate -> candidate.distance < ABSENT)
        .sorted(Comparator.comparingInt(Candidate::distance))
        .map(Candidate::name)
        .toList();
  }

  /** Where a name has the text: as a whole, at its beginning, at that of a part, or elsewhere. */
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
    return parts(name).anyMatch(part -> name.startsWith(wanted, part)) ? 2 : 3;
  }

  /** The places at which parts of a name begin. */
  private static IntStream parts(String name) {
    return IntStream.range(0, name.length())
        .filter(i -> i == 0 || !Character.isLetterOrDigit(name.charAt(i - 1)));
  }

  private static List<String> nearest(Stream<Candidate> all, int farthest) {
    List<Candidate> candidates =
        all.filter(candidate -> candidate.distance <= farthest)
            .sorted(Comparator.comparingInt(Candidate::distance))
            .toList();
    return first(
        candidates.stream()
            .filter(candidate -> candidate.distance <= candidates.get(0).distance + 1)
            .map(Candidate::name));
  }

  private static List<String> first(Stream<String> names) {
    Set<String> letters = new HashSet<>();
    return names
        .filter(name -> letters.add(name.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "")))
        .limit(MOST)
        .toList();
  }

  /** {@code "; did you mean a or b?"}; empty where nothing is near. */
  public static String suggest(String text, Collection<String> names) {
    List<String> near = names(text, names);
    return near.isEmpty() ? "" : "; did you mean " + oneOf(near) + "?";
  }

  /** {@code a, b or c}. */
  public static String oneOf(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** The fewest changes that make it the beginning of a part. */
  private static int beginning(String wanted, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return parts(lower)
        .flatMap(
            from ->
                IntStream.rangeClosed(wanted.length() - 1, wanted.length() + 1)
                    .map(length -> Math.min(lower.length(), from + length))
                    .map(to -> distance(wanted, lower.substring(from, to))))
        .min()
        .orElse(wanted.length());
  }

  private static int distance(String one, String other) {
    return new DamerauLevenshteinDistance().apply(one, other);
  }
}
