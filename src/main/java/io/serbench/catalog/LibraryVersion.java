package io.serbench.catalog;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Parses and orders the versions of libraries. */
public final class LibraryVersion {
  /**
   * Orders versions from old to new. Numbers are compared as numbers. A version with a word for a
   * pre-release, such as {@code 5.0.0-RC1}, precedes the same version without it; one with another
   * word follows it.
   */
  public static final Comparator<String> ORDER = LibraryVersion::compare;

  private static final Pattern SEPARATOR =
      Pattern.compile("[.\\-+_]|(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final List<String> BEFORE = List.of("alpha", "beta", "m", "cr", "rc", "snapshot");

  private LibraryVersion() {}

  /** Returns the major version: 5 of 5.6.2. */
  public static String major(String version) {
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

  /** Ranks words for pre-releases first, then a missing part, other words, and numbers. */
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
