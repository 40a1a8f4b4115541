package io.serbench.report;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A data set that is one of several sizes of the same data.
 *
 * @param family what the sizes have in common: {@code users}
 * @param label the size as the data set's name has it: {@code 100k}
 * @param size the size itself
 */
record Sized(String family, String label, long size) {
  private static final Pattern NAME =
      Pattern.compile("(?<family>[A-Za-z0-9-]+)\\.(?<size>(?<number>\\d{1,15})(?<thousands>k?))");

  /** The values of the classic family are numbered, not sized. */
  private static final String NUMBERED = "media";

  /**
   * What a data set's name says of its size: {@code users.100k}, {@code arrays.5000}. This is the
   * one place that takes names apart, until cells say their sizes themselves.
   */
  static Optional<Sized> of(String dataset) {
    Matcher name = NAME.matcher(dataset);
    if (!name.matches() || name.group("family").equals(NUMBERED)) {
      return Optional.empty();
    }
    long number = Long.parseLong(name.group("number"));
    long size = name.group("thousands").isEmpty() ? number : number * 1000;
    return Optional.of(new Sized(name.group("family"), name.group("size"), size));
  }
}
