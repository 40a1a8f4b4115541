package io.serbench.site;

import io.serbench.dataset.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Addresses of pages, from the site's folder. They are permanent: an address depends on the name of
 * the row, run or question and on nothing else that is published.
 */
final class Links {
  static final String INDEX = "index.html";

  /** The address of the project's files, which include the documentation of results. */
  private static final String SOURCES = "https://github.com/OWNER/serbench/blob/main/";

  /** The pattern of names that serbench gives to rows and results. */
  private static final Pattern PLAIN =
      Pattern.compile("[a-z0-9][a-z0-9.-]*(/[a-z0-9][a-z0-9.-]*)*");

  private static final int LONGEST = 100;
  private static final int READABLE = 60;
  private static final int DIGITS = 12;

  private Links() {}

  /**
   * Returns a name as part of an address. A plain name keeps its characters, with {@code _} for
   * {@code /}. In any other name, all other characters become {@code _}, and {@code ~} and the
   * beginning of the name's SHA-256 are appended. Different names thus have different addresses,
   * even on file systems that ignore case.
   */
  static String slug(String name) {
    if (name.length() <= LONGEST && PLAIN.matcher(name).matches()) {
      return name.replace('/', '_');
    }
    String readable = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]+", "_");
    String hash = Bytes.of(name.getBytes(StandardCharsets.UTF_8)).sha256().substring(0, DIGITS);
    return readable.substring(0, Math.min(readable.length(), READABLE)) + "~" + hash;
  }

  static String run(String name) {
    return "runs/" + slug(name) + ".html";
  }

  /** Returns the address of the copy of a run's result file. */
  static String samples(String name) {
    return "runs/" + slug(name) + ".json";
  }

  static String row(String name) {
    return "rows/" + slug(name) + ".html";
  }

  static String question(String word) {
    return "questions/" + slug(word) + ".html";
  }

  /** Returns the address of a file of the project, such as {@code docs/method.md}. */
  static String source(String file) {
    return SOURCES + file;
  }
}
