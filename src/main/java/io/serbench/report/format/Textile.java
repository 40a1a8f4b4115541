package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.List;
import java.util.stream.Collectors;

/** Textile (textile-lang.com), as Redmine and others read it. */
final class Textile extends MarkupFormat {
  private static final References REFERENCES = new References(",.;:()", "-_/'");

  Textile() {
    super("textile", ".textile");
  }

  @Override
  String escape(String text) {
    return REFERENCES.escape(text);
  }

  @Override
  String heading(int level, String escaped) {
    return "h" + level + ". " + escaped;
  }

  @Override
  String item(int depth, String escaped) {
    return "*".repeat(depth) + " " + escaped;
  }

  @Override
  String strong(String escaped) {
    return "*" + escaped + "*";
  }

  @Override
  String verbatim(List<String> lines) {
    return lines.stream()
        .map(References::verbatim)
        .collect(Collectors.joining("\n", "<pre>\n", "\n</pre>"));
  }

  @Override
  String table(Table table) {
    List<Column> columns = table.columns();
    StringBuilder text = new StringBuilder();
    columns.forEach(column -> text.append("|_. ").append(escape(column.heading())).append(' '));
    text.append('|');
    for (List<Table.Entry> line : table.lines()) {
      text.append('\n');
      for (int i = 0; i < columns.size(); i++) {
        String cell = i < line.size() ? escape(line.get(i).text(columns.get(i))) : "";
        text.append(columns.get(i).side() == Side.LEFT ? "|<. " : "|>. ").append(cell).append(' ');
      }
      text.append('|');
    }
    return text.toString();
  }
}
