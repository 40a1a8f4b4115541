package io.serbench.catalog;

import java.util.LinkedHashMap;
import java.util.List;
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
  }

  /**
   * What is said of a row.
   *
   * @param reason in a few words; empty for a row that is measured by default
   */
  public record Standing(Kind kind, String reason) {
    private static final Standing DEFAULT = new Standing(Kind.DEFAULT, "");

    public Standing {
      if ((kind == Kind.DEFAULT) != reason.isEmpty()) {
        throw new IllegalArgumentException("a row needs a reason if and only if it is left out");
      }
    }

    public boolean isDefault() {
      return kind == Kind.DEFAULT;
    }
  }

  /** What is said of the rows of this build. */
  static DefaultRows load() {
    return of(DependencyVersions.lines("default-rows.csv"));
  }

  /**
   * Reads lines such as {@code kryo-unsafe,variant,kryo-fastest without its other options} below
   * their headings. A reason may contain commas.
   *
   * @throws IllegalArgumentException if a line is no such line, or says of a row what another says
   */
  static DefaultRows of(List<String> lines) {
    Map<String, Standing> byRow = new LinkedHashMap<>();
    for (String line : lines) {
      if (line.equals(HEAD)) {
        continue;
      }
      try {
        String[] cells = line.split(",", 3);
        Kind kind = Kind.valueOf(cells[1].toUpperCase(Locale.ROOT));
        if (byRow.put(cells[0], new Standing(kind, cells[2])) != null) {
          throw new IllegalArgumentException("another line is about the same row");
        }
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
        throw new IllegalArgumentException(
            "default-rows.csv: expected '%s', found '%s'".formatted(HEAD, line), e);
      }
    }
    return new DefaultRows(byRow);
  }

  /** What is said of a row. */
  Standing of(Row row) {
    return byRow.getOrDefault(row.name(), Standing.DEFAULT);
  }
}
