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
import java.util.stream.Stream;

/**
 * A markup language, with an empty line between blocks. A subclass defines how the language writes
 * the few elements that a page consists of.
 */
abstract class MarkupFormat extends OutputFormat {
  /** The sign before and after strong text. */
  private final String strong;

  /** Creates a format, given a regular expression of titles, in which %s stands for the text. */
  MarkupFormat(String name, String suffix, String title, String strong) {
    super(name, suffix, beginning(title, Pattern.quote(strong)));
    this.strong = strong;
  }

  /** The title of several reports is followed by the name of the first file. */
  private static String beginning(String title, String strong) {
    return "(?:%s|%s%sFile: )"
        .formatted(
            title.formatted("serbench (?:\\d\\S*|development|compare)") + "\\R",
            title.formatted("serbench") + "\\R\\R",
            strong);
  }

  @Override
  public boolean isBrief() {
    return true;
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

  /** Returns a block of preformatted lines, which are not escaped yet. */
  abstract String verbatim(List<String> lines);

  /** Returns a table of escaped texts; each line has as many texts as there are columns. */
  abstract String table(List<Column> columns, List<String> headings, List<List<String>> lines);

  static boolean isLeft(Column column) {
    return column.side() == Side.LEFT;
  }

  private String strong(String text) {
    return strong + escape(text) + strong;
  }

  @Override
  public String write(List<Report> reports) {
    if (reports.size() == 1) {
      return text(reports.get(0).sections());
    }
    // The title of the page is above the titles of the reports.
    MarkupWriter writer = new MarkupWriter(1);
    writer.add(heading(1, "serbench"));
    for (Report report : reports) {
      writer.add(strong("File: " + report.source()));
      writer.write(report.sections());
    }
    return writer.text();
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(page -> text(page.sections()));
  }

  private String text(List<Section> sections) {
    MarkupWriter writer = new MarkupWriter(0);
    writer.write(sections);
    return writer.text();
  }

  private final class MarkupWriter implements Block.BlockWriter {
    private final int level;
    private final List<String> paragraphs = new ArrayList<>();

    MarkupWriter(int level) {
      this.level = level;
    }

    String text() {
      return String.join("\n\n", paragraphs) + "\n";
    }

    void add(String paragraph) {
      paragraphs.add(paragraph);
    }

    @Override
    public void title(String title) {
      head(1, title);
    }

    @Override
    public void heading(String heading) {
      head(2, heading);
    }

    private void head(int depth, String text) {
      add(MarkupFormat.this.heading(level + depth, escape(text)));
    }

    @Override
    public void cautions(Block.Cautions cautions) {
      cautions.entries().forEach(caution -> add(strong(caution)));
    }

    @Override
    public void labels(Block.Labels labels) {
      lines(labels.entries().stream().map(entry -> labelled(entry.label(), entry.text())));
    }

    private void lines(Stream<String> items) {
      add(items.collect(Collectors.joining("\n")));
    }

    private String labelled(String label, String text) {
      return item(1, strong(label) + ": " + escape(text));
    }

    @Override
    public void prose(Block.Prose prose) {
      add(escape(String.join(" ", prose.sentences())));
    }

    @Override
    public void names(Block.NameList names) {
      lines(names.entries().stream().map(entry -> item(1, escape(entry))));
    }

    @Override
    public void notes(Block.Notes notes) {
      lines(
          notes.entries().stream()
              .flatMap(
                  note ->
                      Stream.concat(
                          Stream.of(item(1, escape(note.withRows()))),
                          note.causes().stream().map(cause -> item(2, escape(cause))))));
    }

    @Override
    public void chart(Chart chart) {
      heading(chart.title() + Bars.BLOCKS.legend(chart));
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
                              .mapToObj(i -> i < line.size() ? inline(line.get(i).text()) : "")
                              .toList())
                  .toList()));
      String items =
          table.lines().stream()
              .filter(line -> prose && line.size() > last && !line.get(last).text().isBlank())
              .map(line -> labelled(line.get(0).text(), line.get(last).text()))
              .collect(Collectors.joining("\n"));
      if (!items.isEmpty()) {
        add(items);
      }
    }
  }
}
