package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.List;
import java.util.stream.Collectors;

/** Textile (textile-lang.com), as Redmine and others read it. */
final class Textile implements Markup {
  private static final References REFERENCES = new References(",.;:()", "-_/'");

  @Override
  public String escape(String text) {
    return REFERENCES.escape(text);
  }

  @Override
  public String heading(int level, String escaped) {
    return "h" + level + ". " + escaped;
  }

  @Override
  public String item(int depth, String escaped) {
    return "*".repeat(depth) + " " + escaped;
  }

  @Override
  public String strong(String escaped) {
    return "*" + escaped + "*";
  }

  @Override
  public String verbatim(List<String> lines) {
    return lines.stream()
        .map(References::verbatim)
        .collect(Collectors.joining("\n", "<pre>\n", "\n</pre>"));
  }

  @Override
  public String table(Table table) {
    List<Column> columns = table.columns();
    StringBuilder text = new StringBuilder();
    columns.forEach(column -> text.append("|_. ").append(escape(column.heading())).append(' '));
    text.append('|');
    for (List<Table.Entry> line : table.lines()) {
      text.append('\n');
      for (int i = 0; i < columns.size(); i++) {
        String cell = i < line.size() ? escape(Entries.text(line.get(i), columns.get(i))) : "";
        text.append(columns.get(i).side() == Side.LEFT ? "|<. " : "|>. ").append(cell).append(' ');
      }
      text.append('|');
    }
    return text.toString();
  }
}
