package io.serbench.catalog;

import io.serbench.dataset.Resource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;

/**
 * Comma-separated values (RFC 4180, with line feeds), as serbench writes and reads them.
 *
 * <p>Text that a spreadsheet would take for a formula is preceded by an apostrophe, at its
 * beginning and after every character that may separate cells: a spreadsheet that splits at
 * semicolons ignores quotes within a line (OWASP, "CSV Injection").
 */
public final class Csv {
  private static final CSVFormat TABLE =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
  private static final CSVFormat CELL =
      CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.MINIMAL).get();
  private static final CSVFormat QUOTED_CELL =
      CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.ALL).get();

  /** What a spreadsheet may take for the end of a cell, whatever separator it expects. */
  private static final Pattern SPECIAL = Pattern.compile("[,;\"']");

  /** Where a cell may begin. */
  private static final String BEGINNING = "(?:^|[,;])[\\p{Z}\"']*";

  /** A character that may begin a formula, also in full width. */
  private static final String FORMULA = "(?=[-=+@\u2212＝＋－＠﹦﹢﹣﹫])";

  private static final Pattern UNSAFE = Pattern.compile(BEGINNING + FORMULA);
  private static final Pattern SAFE = Pattern.compile("(" + BEGINNING + ")'" + FORMULA);

  private Csv() {}

  /** Returns text with an apostrophe before everything that may be taken for a formula. */
  public static String safe(String text) {
    return UNSAFE.matcher(text).replaceAll("$0'");
  }

  /** Returns the text of which {@link #safe} made this cell. */
  public static String original(String cell) {
    return cell.contains("'") ? SAFE.matcher(cell).replaceAll("$1") : cell;
  }

  /** Returns a line, with a line feed at its end. */
  public static String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    try {
      for (int i = 0; i < cells.size(); i++) {
        String cell = cells.get(i);
        CSVFormat format = SPECIAL.matcher(cell).find() ? QUOTED_CELL : CELL;
        // The library quotes an empty cell that is the first of a line, but not a missing one.
        format.print(cell.isEmpty() ? null : cell, line, i == 0);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory cannot fail", e);
    }
    return line.append('\n').toString();
  }

  /**
   * Returns the lines of a table, whose first line has the headings.
   *
   * @throws IllegalArgumentException if a line has more or fewer cells than the first
   */
  public static List<CSVRecord> read(String table) {
    try (CSVParser parser = CSVParser.parse(table, TABLE)) {
      List<CSVRecord> lines = parser.getRecords();
      for (CSVRecord line : lines) {
        if (!line.isConsistent()) {
          throw new IllegalArgumentException(
              "expected a cell for each of "
                  + parser.getHeaderNames()
                  + ", found "
                  + line.toList());
        }
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory cannot fail", e);
    }
  }

  /**
   * Returns the lines of a table in the jar.
   *
   * @param neighbour a class beside which the file is in the jar
   * @throws IllegalStateException if there is no such file
   */
  public static List<CSVRecord> read(Class<?> neighbour, String file) {
    return read(Resource.text(neighbour, file));
  }
}
