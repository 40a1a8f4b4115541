package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.List;
import java.util.stream.Collectors;

/** AsciiDoc (docs.asciidoctor.org/asciidoc). */
final class AsciiDoc extends MarkupFormat {
  private static final References REFERENCES = new References(",.;:()/%?", "-_'");
  private static final String LITERAL = "....";

  AsciiDoc() {
    super("asciidoc", ".adoc");
  }

  @Override
  String escape(String text) {
    return REFERENCES.escape(text);
  }

  @Override
  String heading(int level, String escaped) {
    return "=".repeat(level) + " " + escaped;
  }

  @Override
  String item(int depth, String escaped) {
    return "*".repeat(depth) + " " + escaped;
  }

  @Override
  String strong(String escaped) {
    return "*" + escaped + "*";
  }

  /** A literal block takes no references, and nothing in it means anything but its end. */
  @Override
  String verbatim(List<String> lines) {
    return lines.stream().collect(Collectors.joining("\n", LITERAL + "\n", "\n" + LITERAL));
  }

  /** A blank before each bar: a word that ends right before it would say how the cell looks. */
  @Override
  String table(Table table) {
    List<Column> columns = table.columns();
    String sides =
        columns.stream()
            .map(column -> column.side() == Side.LEFT ? "<" : ">")
            .collect(Collectors.joining(","));
    StringBuilder text = new StringBuilder();
    text.append("[%header%autowidth,cols=\"").append(sides).append("\"]\n|===\n");
    text.append(
        columns.stream()
            .map(column -> "|" + escape(column.heading()))
            .collect(Collectors.joining(" ", "", "\n")));
    for (List<Table.Entry> line : table.lines()) {
      text.append('\n');
      for (int i = 0; i < columns.size(); i++) {
        String cell = i < line.size() ? escape(line.get(i).text(columns.get(i))) : "";
        text.append(i > 0 ? " |" : "|").append(cell);
      }
    }
    return text.append("\n|===").toString();
  }
}
