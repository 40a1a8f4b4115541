package io.serbench.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.csv.CSVRecord;

/**
 * The rows that a run measures if it names none: those in common use. Each other row has a reason.
 * Rows without an entry, such as the user's, are measured.
 *
 * @param byRow the entries, by the name of the row
 */
public record DefaultRows(Map<String, DefaultEntry> byRow) {
  /** Why a row is, or is not, measured by default. */
  public enum RowKind {
    DEFAULT("measured"),
    /** The row differs from one that is measured only in what the reason says. */
    VARIANT("a variant of another row"),
    /** The row decodes less in {@code deser} than other rows, so it is not ranked with them. */
    LAZY("decodes less than others in deser"),
    /** The library had no release for eight years, has a successor, or does not run on JDK 25. */
    HISTORICAL("mostly of historical interest"),
    /** Few users need the row, or it answers a question of its own. */
    SPECIAL("for a special purpose");

    private final String meaning;

    RowKind(String meaning) {
      this.meaning = meaning;
    }

    public String meaning() {
      return meaning;
    }
  }

  /**
   * The entry of a row.
   *
   * @param reason why the row is left out, in a few words; empty if it is measured by default
   */
  public record DefaultEntry(RowKind kind, String reason) {
    private static final DefaultEntry DEFAULT = new DefaultEntry(RowKind.DEFAULT, "");

    public boolean isDefault() {
      return kind == RowKind.DEFAULT;
    }
  }

  static DefaultRows load() {
    return of(Csv.read(DefaultRows.class, "default-rows.csv"));
  }

  /** Reads lines such as {@code kryo-unsafe,variant,kryo-fastest without its other options}. */
  static DefaultRows of(List<CSVRecord> lines) {
    Map<String, DefaultEntry> byRow = new LinkedHashMap<>();
    for (CSVRecord line : lines) {
      RowKind kind = RowKind.valueOf(line.get("kind").toUpperCase(Locale.ROOT));
      byRow.put(line.get("row"), new DefaultEntry(kind, line.get("reason")));
    }
    return new DefaultRows(byRow);
  }

  DefaultEntry of(Row row) {
    return byRow.getOrDefault(row.name(), DefaultEntry.DEFAULT);
  }
}
