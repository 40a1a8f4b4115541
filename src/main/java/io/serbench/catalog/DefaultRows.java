package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Which rows a run measures that asks for none in particular: those that people choose from today.
 * The others have a reason; a row of which nothing is said, such as one of the user's, is measured.
 *
 * @param byRow what is said of each row, by name
 */
public record DefaultRows(Map<String, Standing> byRow) {
  /** Nothing is said of any row. */
  static final DefaultRows NONE = new DefaultRows(Map.of());

  /** The headings of the data. */
  static final String HEAD = "row,kind,reason";

  /** Why a row is, or is not, measured by default. */
  public enum Kind {
    /** It is. */
    DEFAULT("measured"),
    /** It is like another row that is measured, except in what the reason says. */
    VARIANT("a variant of another row"),
    /** Its {@code deser} decodes less than that of other rows, so it is not ranked with them. */
    LAZY("decodes less than others in deser"),
    /** Its library is superseded, or was not released for years, or cannot be had any more. */
    HISTORICAL("mostly of historical interest"),
    /** Few have a use for it, or it answers a question of its own. */
    SPECIAL("for a special purpose");

    private final String meaning;

    Kind(String meaning) {
      this.meaning = meaning;
    }

    public String meaning() {
      return meaning;
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    private static Kind of(String word) {
      for (Kind kind : values()) {
        if (kind.word().equals(word)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("default-rows.csv: no kind is called '" + word + "'");
    }
  }

  /**
   * What is said of a row.
   *
   * @param reason in a few words; empty for a row that is measured by default
   */
  public record Standing(Kind kind, String reason) {
    private static final Standing DEFAULT = new Standing(Kind.DEFAULT, "");

    public boolean isDefault() {
      return kind == Kind.DEFAULT;
    }
  }

  /** What is said of the rows of this build. */
  static DefaultRows load() {
    try (InputStream in = DefaultRows.class.getResourceAsStream("default-rows.csv")) {
      return in == null
          ? NONE
          : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads lines such as {@code kryo-unsafe,variant,kryo-fastest without its other options} below
   * their headings. A reason may contain commas.
   *
   * @throws IllegalArgumentException if a line is no such line, or says of a row what another says
   */
  static DefaultRows read(BufferedReader lines) throws IOException {
    Map<String, Standing> byRow = new LinkedHashMap<>();
    String head = lines.readLine();
    if (!HEAD.equals(head)) {
      throw new IllegalArgumentException(
          "default-rows.csv: expected '" + HEAD + "', found " + head);
    }
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      int kind = line.indexOf(',') + 1;
      int reason = line.indexOf(',', kind) + 1;
      if (kind == 0 || reason == 0) {
        throw new IllegalArgumentException(
            "default-rows.csv: expected '" + HEAD + "', found '" + line + "'");
      }
      Standing standing =
          new Standing(Kind.of(line.substring(kind, reason - 1)), line.substring(reason));
      if (standing.isDefault() != standing.reason().isEmpty()) {
        throw new IllegalArgumentException(
            "default-rows.csv: a row needs a reason if and only if it is left out: '" + line + "'");
      }
      if (byRow.put(line.substring(0, kind - 1), standing) != null) {
        throw new IllegalArgumentException("default-rows.csv: twice the row of '" + line + "'");
      }
    }
    return new DefaultRows(byRow);
  }

  /** What is said of a row. */
  Standing of(Row row) {
    return byRow.getOrDefault(row.name(), Standing.DEFAULT);
  }
}
