package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;

/** What stands in a table, in plain words that are not yet safe for any format. */
final class Entries {
  /** Behind the name of a row that a reader should trust less than its neighbours. */
  private static final String STAR = "*";

  /** Before a value that is known so badly that it decides nothing. */
  private static final String ABOUT = "~";

  private static final String TIED = "=";

  private Entries() {}

  /** The entry as text. */
  static String text(Table.Entry entry, Column column) {
    if (entry instanceof Table.Name name) {
      return name.marked() ? name.row() + STAR : name.row();
    }
    if (entry instanceof Table.Value value) {
      String text = column.notation().text(value.measure().value());
      return value.measure().isWide() ? ABOUT + text : text;
    }
    if (entry instanceof Table.Rank rank) {
      return rank.tied() ? rank.place() + TIED : Integer.toString(rank.place());
    }
    return ((Table.Word) entry).text();
  }
}
