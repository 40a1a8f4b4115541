package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which other languages were seen to read what rows write. It decides whether a binary format is
 * {@link Format#BIN_CROSSLANG}.
 *
 * <p>The data are what {@code lab/languages.sh} recorded. A row that was not tried is not among
 * them, and keeps the tag that its definition says.
 *
 * @param byRow in the order in which they were tried; a row that nothing reads has no reader
 */
public record Languages(Map<String, List<Reader>> byRow) {
  /** Nothing was tried. */
  static final Languages NONE = new Languages(Map.of());

  /** The headings of the data. */
  public static final String HEAD = "row,language,implementation,version,tried,read,written";

  private static final int COLUMNS = 7;

  /**
   * An implementation of a row's format in another language.
   *
   * @param name of its package
   * @param tried number of data sets of which the row wrote bytes
   * @param read of how many of these it read the value
   * @param written of how many the row reads what this wrote
   */
  public record Reader(
      String language, String name, String version, int tried, int read, int written) {

    /** {@code Python ✔ (fastavro 1.12.1)}, {@code Python ✔ 5 of 7 (msgpack 1.2)}. */
    String words() {
      String how =
          read == 0 ? " \u2718" : " \u2714" + (read < tried ? " " + read + " of " + tried : "");
      return language + how + " (" + name + " " + version + ")";
    }
  }

  /** What was seen of the rows of this build. */
  static Languages load() {
    try (InputStream in = Languages.class.getResourceAsStream("languages.csv")) {
      return in == null
          ? NONE
          : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads lines such as {@code protobuf,Python,protobuf,7.36.2,5,5,5} below their headings, or
   * {@code NAME,,,,5,0,0} of a row for which no reader is known.
   *
   * @throws IllegalArgumentException if a line is no such line
   */
  public static Languages read(BufferedReader lines) throws IOException {
    Map<String, List<Reader>> byRow = new LinkedHashMap<>();
    String head = lines.readLine();
    if (!HEAD.equals(head)) {
      throw new IllegalArgumentException("languages.csv: expected '" + HEAD + "', found " + head);
    }
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      List<String> words = Seen.words(line, ',');
      if (words.size() != COLUMNS) {
        throw new IllegalArgumentException(
            "languages.csv: expected " + COLUMNS + " columns, found '" + line + "'");
      }
      List<Reader> readers = byRow.computeIfAbsent(words.get(0), row -> new ArrayList<>());
      if (!words.get(1).isEmpty()) {
        readers.add(
            new Reader(
                words.get(1),
                words.get(2),
                words.get(3),
                Integer.parseInt(words.get(4)),
                Integer.parseInt(words.get(5)),
                Integer.parseInt(words.get(6))));
      }
    }
    return new Languages(byRow);
  }

  /** The row; as {@link Format#BINARY} if it was tried, and nothing else reads what it writes. */
  Row applied(Row row) {
    List<Reader> readers = byRow.get(row.name());
    return row.tags().format() == Format.BIN_CROSSLANG
            && readers != null
            && readers.stream().allMatch(reader -> reader.read() == 0)
        ? row.with(row.tags().with(Format.BINARY))
        : row;
  }

  /**
   * What reads the row: {@code Python ✔ (fastavro 1.12.1), JavaScript ✔ (avsc 5.7.9)}; empty if
   * that was not tried.
   */
  String words(Row row) {
    List<Reader> readers = byRow.get(row.name());
    if (readers == null) {
      return "";
    }
    return readers.isEmpty()
        ? "no known implementation"
        : String.join(", ", readers.stream().map(Reader::words).toList());
  }
}
