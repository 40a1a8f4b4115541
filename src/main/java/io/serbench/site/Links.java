package io.serbench.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Addresses of pages, from the site's folder. They are permanent: an address depends on the name of
 * the row, run or question and on nothing else that is published.
 */
final class Links {
  static final String INDEX = "index.html";

  /** The project's page. In a line that has room for any owner's name. */
  static final String HOME = "https://github.com/OWNER/serbench";

  /** Where the project's files are; the documentation of results among them. */
  private static final String SOURCES = HOME + "/blob/main/";

  /** Names as serbench itself gives them to rows and results. */
  private static final Pattern PLAIN =
      Pattern.compile("[a-z0-9][a-z0-9.-]*(/[a-z0-9][a-z0-9.-]*)*");

  private static final int LONGEST = 100;
  private static final int READABLE = 60;
  private static final int DIGITS = 12;

  private Links() {}

  /**
   * A name as part of an address. A plain name keeps its characters, with {@code _} for {@code /}.
   * Of any other, what is not plain becomes {@code _}, and the beginning of its SHA-256 follows
   * behind {@code ~}. So different names have different addresses, also where a file system does
   * not tell upper from lower case.
   */
  static String slug(String name) {
    if (name.length() <= LONGEST && PLAIN.matcher(name).matches()) {
      return name.replace('/', '_');
    }
    String readable = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]+", "_");
    return readable.substring(0, Math.min(readable.length(), READABLE)) + "~" + hash(name);
  }

  private static String hash(String name) {
    return sha256(name.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
  }

  /** The SHA-256 of bytes, in hexadecimal digits. */
  static String sha256(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  /** The SHA-256 of all that a stream has, in hexadecimal digits. */
  static String sha256(InputStream stream) throws IOException {
    MessageDigest digest = sha256();
    new DigestInputStream(stream, digest).transferTo(OutputStream.nullOutputStream());
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  /**
   * The page of a run.
   *
   * @param name of its result file, without {@code .json}
   */
  static String run(String name) {
    return "runs/" + slug(name) + ".html";
  }

  /** The result file of a run, beside its page. */
  static String samples(String name) {
    return "runs/" + slug(name) + ".json";
  }

  /** The page of a row. */
  static String row(String name) {
    return "rows/" + slug(name) + ".html";
  }

  /** The page of a question. */
  static String question(String word) {
    return "questions/" + slug(word) + ".html";
  }

  /** A file of the project: {@code docs/method.md}. */
  static String source(String file) {
    return SOURCES + file;
  }
}
