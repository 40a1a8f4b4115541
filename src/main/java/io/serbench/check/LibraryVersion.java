package io.serbench.check;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Versions as libraries write them. */
public final class LibraryVersion {
  /**
   * From old to new: numbers as such, and words before the same version without them, as in {@code
   * 5.0.0-RC1} and {@code 5.0.0}, unless they say which release it is.
   */
  public static final Comparator<String> ORDER = LibraryVersion::compare;

  private static final Pattern SEPARATOR =
      Pattern.compile("[.\\-+_]|(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final List<String> BEFORE = List.of("alpha", "beta", "m", "cr", "rc", "snapshot");

  private LibraryVersion() {}

  /** The first number: 5 of 5.6.2. */
  static String major(String version) {
    return SEPARATOR.split(version, 2)[0];
  }

  private static int compare(String one, String other) {
    List<String> ones = parts(one);
    List<String> others = parts(other);
    for (int i = 0; i < Math.max(ones.size(), others.size()); i++) {
      int order = compareParts(part(ones, i), part(others, i));
      if (order != 0) {
        return order;
      }
    }
    return one.compareTo(other);
  }

  private static List<String> parts(String version) {
    return SEPARATOR
        .splitAsStream(version.toLowerCase(Locale.ROOT))
        .filter(part -> !part.isEmpty())
        .toList();
  }

  private static String part(List<String> parts, int place) {
    return place < parts.size() ? parts.get(place) : "";
  }

  private static int compareParts(String one, String other) {
    int rank = Integer.compare(rank(one), rank(other));
    if (rank != 0) {
      return rank;
    }
    return NUMBER.matcher(one).matches() && NUMBER.matcher(other).matches()
        ? Integer.compare(Integer.parseInt(one), Integer.parseInt(other))
        : one.compareTo(other);
  }

  /** Words for what comes before a release, nothing, other words, numbers. */
  private static int rank(String part) {
    if (BEFORE.contains(part)) {
      return BEFORE.indexOf(part);
    }
    if (NUMBER.matcher(part).matches()) {
      return BEFORE.size() + 2;
    }
    return BEFORE.size() + (part.isEmpty() ? 0 : 1);
  }
}
