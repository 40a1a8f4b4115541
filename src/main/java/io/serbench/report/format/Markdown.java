package io.serbench.report.format;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Markdown as GitHub reads it: CommonMark with tables (github.github.com/gfm). Whatever may mean
 * something stands behind a backslash.
 */
final class Markdown extends MarkupFormat {
  /** An underscore within a word is one. */
  private static final Pattern SPECIAL =
      Pattern.compile("[\\\\`*\\[<>#|~&$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])");

  /** What begins a list or is a line where it is first. */
  private static final Pattern FIRST =
      Pattern.compile("^(?<number>\\d*)(?<sign>[-+.)=](?=\\s|$)|[-=](?=[-=]*$))");

  Markdown() {
    super("markdown", ".md");
  }

  @Override
  String escape(String text) {
    return FIRST.matcher(inline(text)).replaceFirst("${number}\\\\${sign}");
  }

  /** Text that is not the first on a line. */
  private static String inline(String text) {
    return SPECIAL.matcher(TextLines.oneLine(text)).replaceAll("\\\\$0");
  }

  @Override
  String heading(int level, String escaped) {
    return "#".repeat(level) + " " + escaped;
  }

  @Override
  String item(int depth, String escaped) {
    return "  ".repeat(depth - 1) + "- " + escaped;
  }

  @Override
  String strong(String escaped) {
    return "**" + escaped + "**";
  }

  /** Indented: nothing in the lines can end that. */
  @Override
  String verbatim(List<String> lines) {
    return lines.stream().map(line -> "    " + line).collect(Collectors.joining("\n"));
  }

  @Override
  String table(Table table) {
    List<Column> columns = table.columns();
    String head = line(columns.stream().map(Column::heading).map(Markdown::inline).toList());
    String rule = line(columns.stream().map(c -> c.side() == Side.LEFT ? "---" : "---:").toList());
    return head
        + rule
        + table.lines().stream()
            .map(
                line ->
                    line(
                        IntStream.range(0, columns.size())
                            .mapToObj(i -> cell(line, columns, i))
                            .toList()))
            .collect(Collectors.joining())
            .stripTrailing();
  }

  private static String cell(List<Table.Entry> line, List<Column> columns, int i) {
    return i < line.size() ? inline(line.get(i).text(columns.get(i))) : "";
  }

  private static String line(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
