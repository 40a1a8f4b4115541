package io.serbench.report;

import java.util.List;

/** What the columns mean. */
final class Legend {
  private static final int LABEL = 13;

  private static final String TABLE =
      """
      create  ns to build what the library encodes from the plain object: a message, a
              tree, or a deep copy where the library takes plain objects as they are
      ser     ns to create, and to encode to a new byte[] of exact length
      deser   ns to decode that byte[] to a fresh object of the library's kind
      total   ser + deser: there and back; the tables are sorted by it by default
      size    bytes of the encoded object
      +dfl    bytes after compression with deflate (zlib, default level)
      ns      nanoseconds a call, mean over the forks; less is better everywhere
      """;

  private Legend() {}

  /** The table's own columns, and these behind them. */
  static String of(List<Column> columns) {
    StringBuilder text = new StringBuilder(TABLE);
    if (!columns.isEmpty()) {
      text.append('\n');
    }
    for (Column column : columns) {
      String label = column.word() + " ".repeat(LABEL - column.word().length());
      text.append(Text.labelled(label, column.meaning()));
    }
    return text.toString();
  }
}
