package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.List;
import java.util.stream.Collectors;

/** The markup of MediaWiki (mediawiki.org/wiki/Help:Formatting, Help:Tables). */
final class MediaWiki extends MarkupFormat {
  private static final References REFERENCES = new References(",.:;()/%?+-@'_\"", "");
  private static final String LEFT = "style=\"text-align:left\" | ";

  MediaWiki() {
    super("mediawiki", ".wiki");
  }

  @Override
  String escape(String text) {
    return REFERENCES.escape(text);
  }

  @Override
  String heading(int level, String escaped) {
    String signs = "=".repeat(level);
    return signs + " " + escaped + " " + signs;
  }

  @Override
  String item(int depth, String escaped) {
    return "*".repeat(depth) + " " + escaped;
  }

  @Override
  String strong(String escaped) {
    return "'''" + escaped + "'''";
  }

  @Override
  String verbatim(List<String> lines) {
    return lines.stream()
        .map(References::verbatim)
        .collect(Collectors.joining("\n", "<pre>\n", "\n</pre>"));
  }

  /** Numbers stand at the right, as most cells hold numbers; sorting is the reader's. */
  @Override
  String table(Table table) {
    List<Column> columns = table.columns();
    StringBuilder text = new StringBuilder();
    text.append("{| class=\"wikitable sortable\" style=\"text-align:right\"\n");
    columns.forEach(column -> text.append("! ").append(escape(column.heading())).append('\n'));
    for (List<Table.Entry> line : table.lines()) {
      text.append("|-\n");
      for (int i = 0; i < columns.size(); i++) {
        String cell = i < line.size() ? escape(line.get(i).text(columns.get(i))) : "";
        text.append("| ").append(columns.get(i).side() == Side.LEFT ? LEFT : "");
        text.append(cell).append('\n');
      }
    }
    return text.append("|}").toString();
  }
}
