package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A markup language, with an empty line between blocks. A subclass defines how the language writes
 * the few elements that a page consists of.
 */
abstract class MarkupFormat extends Format {
  MarkupFormat(String name, String suffix) {
    super(name, suffix);
  }

  /** Returns text escaped for any position on a line, as a single line. */
  abstract String escape(String text);

  /** Returns text escaped for any position but the beginning of a line, as a single line. */
  String inline(String text) {
    return escape(text);
  }

  /** Returns a heading; level 1 is the title of the page. */
  abstract String heading(int level, String escaped);

  /** Returns an item of a list; depth 1 is the outermost list. */
  abstract String item(int depth, String escaped);

  abstract String strong(String escaped);

  /** Returns a block of preformatted lines, which are not escaped yet. */
  abstract String verbatim(List<String> lines);

  /** Returns a table of escaped texts; each line has as many texts as there are columns. */
  abstract String table(List<Column> columns, List<String> headings, List<List<String>> lines);

  static boolean isLeft(Column column) {
    return column.side() == Side.LEFT;
  }

  /**
   * Returns the title of a page of this language. The title of several reports is followed by the
   * name of the first file.
   */
  @Override
  final String beginning() {
    String[] title = heading(1, "\0").split("\0", -1);
    String[] name = strong("\0").split("\0", -1);
    return "%sserbench(?: (?:\\d\\S*|development|compare)%s\\R|%s\\R\\R%sFile: )"
        .formatted(
            Pattern.quote(title[0]),
            Pattern.quote(title[1]),
            Pattern.quote(title[1]),
            Pattern.quote(name[0]));
  }

  @Override
  public String write(List<Report> reports) {
    if (reports.size() == 1) {
      return new Writer(0).write(reports.get(0).sections()).text();
    }
    // The title of the page is above the titles of the reports.
    Writer writer = new Writer(1).add(heading(1, "serbench"));
    for (Report report : reports) {
      writer.add(strong(escape("File: " + report.source()))).write(report.sections());
    }
    return writer.text();
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(page -> new Writer(0).write(page.sections()).text());
  }

  private final class Writer implements Block.Writer {
    private final int level;
    private final List<String> paragraphs = new ArrayList<>();

    Writer(int level) {
      this.level = level;
    }

    String text() {
      return String.join("\n\n", paragraphs) + "\n";
    }

    Writer add(String paragraph) {
      paragraphs.add(paragraph);
      return this;
    }

    Writer write(List<Section> sections) {
      for (Section section : sections) {
        section.blocks().forEach(block -> block.writeTo(this));
      }
      return this;
    }

    @Override
    public void title(Block.Title title) {
      head(1, title.text());
    }

    @Override
    public void heading(Block.Heading heading) {
      head(2, heading.text());
    }

    private void head(int depth, String text) {
      add(MarkupFormat.this.heading(level + depth, escape(text)));
    }

    @Override
    public void cautions(Block.Cautions cautions) {
      cautions.texts().forEach(caution -> add(strong(escape(caution))));
    }

    @Override
    public void labels(Block.Labels labels) {
      add(
          labels.entries().stream()
              .map(entry -> labelled(entry.label(), entry.text()))
              .collect(Collectors.joining("\n")));
    }

    private String labelled(String label, String text) {
      return item(1, strong(escape(label)) + ": " + escape(text));
    }

    @Override
    public void prose(Block.Prose prose) {
      add(escape(String.join(" ", prose.sentences())));
    }

    @Override
    public void names(Block.Names names) {
      add(
          names.names().stream()
              .map(each -> item(1, escape(each)))
              .collect(Collectors.joining("\n")));
    }

    @Override
    public void notes(Block.Notes notes) {
      List<String> items = new ArrayList<>();
      for (Block.Note note : notes.notes()) {
        items.add(item(1, escape(note.withRows())));
        note.causes().forEach(cause -> items.add(item(2, escape(cause))));
      }
      add(String.join("\n", items));
    }

    @Override
    public void chart(Chart chart) {
      head(2, chart.title() + Bars.BLOCKS.legend(chart));
      add(verbatim(Bars.BLOCKS.lines(chart, TextLines.WIDTH)));
    }

    /** Writes a table. A column of prose becomes a list below it, as cells are too narrow. */
    @Override
    public void table(Table table) {
      List<Column> columns = table.columns();
      int last = columns.size() - 1;
      boolean prose = columns.get(last).side() == Side.PROSE;
      List<Column> cells = prose ? columns.subList(0, last) : columns;
      add(
          MarkupFormat.this.table(
              cells,
              cells.stream().map(column -> inline(column.heading())).toList(),
              table.lines().stream()
                  .map(
                      line ->
                          IntStream.range(0, cells.size())
                              .mapToObj(i -> i < line.size() ? inline(text(line, i, table)) : "")
                              .toList())
                  .toList()));
      String items =
          table.lines().stream()
              .filter(line -> prose && line.size() > last && !text(line, last, table).isBlank())
              .map(line -> labelled(text(line, 0, table), text(line, last, table)))
              .collect(Collectors.joining("\n"));
      if (!items.isEmpty()) {
        add(items);
      }
    }

    private static String text(List<Table.Entry> line, int column, Table table) {
      return line.get(column).text(table.columns().get(column));
    }
  }
}
