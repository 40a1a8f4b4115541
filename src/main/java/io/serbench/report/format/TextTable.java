package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays a table out in columns of fixed width. What is wider than its column makes its line longer;
 * words at the end of a line that is too long go on below it.
 */
final class TextTable {
  private static final String GAP = " ";

  /** Numbers end where their column ends; words behind them need some air. */
  private static final String AFTER_NUMBERS = "  ";

  private static final String INDENT = " ".repeat(4);

  /** Of places in a ranking; a sign of a tie stands behind them. */
  private static final int PLACES = 3;

  private TextTable() {}

  /**
   * The lines, the headings first.
   *
   * @param table the table
   * @param most characters of a line; of longer ones, the words in the last column go on below
   */
  static List<String> lines(Table table, int most) {
    List<String> lines = new ArrayList<>();
    List<Column> columns = table.columns();
    lines.add(line(columns, columns.stream().map(Column::heading).toList()));
    for (List<Table.Entry> entries : table.lines()) {
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < entries.size(); i++) {
        texts.add(text(entries.get(i), columns.get(i)));
      }
      String line = line(columns, texts);
      boolean wordsLast = columns.get(columns.size() - 1).side() != Side.RIGHT;
      if (line.length() <= most || texts.size() < columns.size() || !wordsLast) {
        lines.add(line);
      } else {
        String last = texts.set(texts.size() - 1, "");
        lines.add(line(columns, texts));
        TextLines.wrap(last, most - INDENT.length()).forEach(rest -> lines.add(INDENT + rest));
      }
    }
    return lines;
  }

  private static String line(List<Column> columns, List<String> texts) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      Column column = columns.get(i);
      boolean left = column.side() != Side.RIGHT;
      if (i > 0) {
        boolean afterNumbers = left && columns.get(i - 1).side() == Side.RIGHT;
        line.append(afterNumbers ? AFTER_NUMBERS : GAP);
      }
      String text = texts.get(i);
      boolean alone = texts.size() < columns.size() && i == texts.size() - 1;
      line.append(left || alone ? padded(text, column.width()) : indented(text, column.width()));
    }
    return line.toString().stripTrailing();
  }

  private static String text(Table.Entry entry, Column column) {
    String text = TextLines.oneLine(Entries.text(entry, column));
    if (entry instanceof Table.Rank rank) {
      return indented(text, rank.tied() ? PLACES + 1 : PLACES);
    }
    return text;
  }

  /** At the left of so many characters. */
  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /** At the right of so many characters. */
  static String indented(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
