package io.serbench.dataset;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.DamerauLevenshteinDistance;

/** Finds what someone meant who misspelt a name. */
public final class Nearest {
  private static final int MOST = 3;

  /** Of fewer characters, most are the beginning of something. */
  private static final int LEAST_BEGINNING = 4;

  private record Candidate(String name, int distance) {}

  private Nearest() {}

  /**
   * The names that resemble a text most, the nearest first: those that can be made from it with one
   * change for every three characters, and those that continue it. Where there are none, those
   * whose beginning takes one change: {@code zreo} is that of ZERO_KNOWLEDGE.
   */
  public static List<String> names(String text, Collection<String> names) {
    String wanted = text.toLowerCase(Locale.ROOT);
    List<String> near =
        nearest(
            names.stream().map(name -> candidate(wanted, name)), Math.max(1, wanted.length() / 3));
    return near.isEmpty() && wanted.length() >= LEAST_BEGINNING
        ? nearest(names.stream().map(name -> beginning(wanted, name)), 1)
        : near;
  }

  private static List<String> nearest(Stream<Candidate> all, int farthest) {
    List<Candidate> candidates =
        all.filter(candidate -> candidate.distance <= farthest)
            .sorted(Comparator.comparingInt(Candidate::distance))
            .limit(MOST)
            .toList();
    return candidates.stream()
        .filter(candidate -> candidate.distance <= candidates.get(0).distance + 1)
        .map(Candidate::name)
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

  private static Candidate beginning(String wanted, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String start = lower.substring(0, Math.min(lower.length(), wanted.length()));
    return new Candidate(name, new DamerauLevenshteinDistance().apply(wanted, start));
  }

  private static Candidate candidate(String wanted, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    boolean continued = wanted.length() >= 2 && lower.startsWith(wanted);
    return new Candidate(
        name, continued ? 1 : new DamerauLevenshteinDistance().apply(wanted, lower));
  }
}
