package io.serbench.catalog;

import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;

/** Parses and orders the versions of libraries. */
public final class LibraryVersion {
  /**
   * Orders versions from old to new. Numbers are compared as numbers. A version with a word for a
   * pre-release, such as {@code 5.0.0-RC1}, precedes the same version without it; one with another
   * word follows it.
   */
  public static final Comparator<String> ORDER =
      Comparator.comparing(LibraryVersion::key).thenComparing(Comparator.naturalOrder());

  private static final Pattern SEPARATOR = Pattern.compile("[.\\-+_]");

  private static final Pattern PRE_RELEASE =
      Pattern.compile("\\.?(?<![a-z])(alpha|beta|m|cr|rc|snapshot)(?![a-z])");

  private static final Pattern NUMBER = Pattern.compile("0*(\\d+)");

  private LibraryVersion() {}

  /** Returns the major version: 5 of 5.6.2. */
  public static String major(String version) {
    return SEPARATOR.split(version, 2)[0];
  }

  /**
   * Returns a string that sorts as its version does. In ASCII, {@code !}, which begins a
   * pre-release, precedes {@code #}, which ends all versions, and that precedes the full stop.
   */
  private static String key(String version) {
    String words = SEPARATOR.matcher(version.toLowerCase(Locale.ROOT)).replaceAll(".");
    return NUMBER
        .matcher(PRE_RELEASE.matcher(words).replaceAll("!$1") + "#")
        .replaceAll(number -> "%20s".formatted(number.group(1)).replace(' ', '0'));
  }
}
