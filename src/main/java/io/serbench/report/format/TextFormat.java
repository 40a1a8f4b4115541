package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Plain text, with exactly the columns of the jvm-serializers project, and an empty line between
 * blocks except below a heading.
 */
public final class TextFormat extends OutputFormat {
  /** The width of lines in files, in characters. */
  public static final int WIDTH = 100;

  /** The format of files, which are UTF-8 and equally wide on every screen. */
  public static final TextFormat FILE = new TextFormat(WIDTH, Bars.BLOCKS);

  /** The minimum width of labels of facts, which aligns those of different sections. */
  private static final int LEAST_LABEL = 10;

  private static final String BELOW_ROW = " ".repeat(4);

  /** The width of places in a ranking, without the sign of a tie that may follow. */
  private static final int PLACES = 3;

  private final int width;
  private final Bars bars;

  /** Creates a format with a width of lines that only tables with too many columns exceed. */
  public TextFormat(int width, Bars bars) {
    super("text", ".txt", "(?:File: .*\\R\\R)?serbench (?:\\d\\S*|development|compare)\\R");
    this.width = width;
    this.bars = bars;
  }

  @Override
  public boolean isBrief() {
    return true;
  }

  @Override
  public String write(List<Report> reports) {
    if (reports.size() == 1) {
      return text(reports.get(0).sections());
    }
    return reports.stream()
        .map(
            report ->
                "File: " + TextLines.oneLine(report.source()) + "\n\n" + text(report.sections()))
        .collect(Collectors.joining("\n"));
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(page -> text(page.sections()));
  }

  private String text(List<Section> sections) {
    TextWriter writer = new TextWriter();
    writer.write(sections);
    return writer.text.toString();
  }

  private final class TextWriter implements Block.BlockWriter {
    private final StringBuilder text = new StringBuilder();
    private boolean headed = true;

    private void begin() {
      if (!headed) {
        text.append('\n');
      }
      headed = false;
    }

    private void line(String line) {
      text.append(line).append('\n');
    }

    private void labelled(String label, String words) {
      text.append(TextLines.labelled(label, words, Math.min(TextLines.WIDTH, width)));
    }

    @Override
    public void title(String title) {
      begin();
      line(TextLines.oneLine(title));
    }

    @Override
    public void heading(String heading) {
      String words = TextLines.oneLine(heading);
      begin();
      line(words);
      line("-".repeat(words.length()));
      headed = true;
    }

    @Override
    public void cautions(Block.Cautions cautions) {
      begin();
      cautions.entries().forEach(caution -> labelled("*** ", caution));
    }

    @Override
    public void labels(Block.Labels labels) {
      begin();
      int least = labels instanceof Block.Facts ? LEAST_LABEL : 0;
      int longest = labels.entries().stream().mapToInt(e -> e.label().length()).max().orElse(0);
      for (Labelled entry : labels.entries()) {
        String label = TextLines.oneLine(entry.label());
        labelled(TextLines.padded(label, Math.max(longest, least) + 2), entry.text());
      }
    }

    @Override
    public void prose(Block.Prose prose) {
      begin();
      prose.sentences().forEach(sentence -> labelled("", sentence));
    }

    @Override
    public void names(Block.NameList names) {
      begin();
      names.entries().forEach(name -> line(TextLines.oneLine(name)));
    }

    @Override
    public void notes(Block.Notes notes) {
      begin();
      for (Block.Note note : notes.entries()) {
        labelled("* ", note.withRows());
        note.causes().forEach(cause -> labelled("  ", cause));
      }
    }

    @Override
    public void chart(Chart chart) {
      heading(chart.title() + bars.legend(chart));
      begin();
      bars.lines(chart, width).forEach(this::line);
    }

    /**
     * Writes a table with columns of fixed width, or of that of their entries if the table fits
     * only then. An entry that is wider than its column makes its line longer; words at the end of
     * a line that is too long go below it.
     */
    @Override
    public void table(Table table) {
      begin();
      List<Column> columns = fitting(table);
      line(headings(columns));
      for (List<Table.Entry> entries : table.lines()) {
        List<String> texts = new ArrayList<>(entries.stream().map(TextFormat::cell).toList());
        String row = row(columns, texts);
        boolean wordsLast = columns.get(columns.size() - 1).side() != Side.RIGHT;
        if (row.length() > width && !wordsLast) {
          numbers(columns, entries, texts);
        } else if (row.length() <= width || texts.size() < columns.size()) {
          line(row);
        } else {
          String last = texts.set(texts.size() - 1, "");
          line(row(columns, texts));
          TextLines.wrap(last, width - BELOW_ROW.length()).forEach(rest -> line(BELOW_ROW + rest));
        }
      }
    }

    private List<Column> fitting(Table table) {
      List<Column> narrow = narrow(table);
      boolean fitsOnlyThen =
          headings(table.columns()).length() > width && headings(narrow).length() <= width;
      return fitsOnlyThen ? narrow : table.columns();
    }

    /** Writes a line that is too long, with the numbers below the name if they fit there. */
    private void numbers(List<Column> columns, List<Table.Entry> entries, List<String> texts) {
      int behind = 1;
      while (behind < entries.size() && !(entries.get(behind - 1) instanceof Table.Name)) {
        behind++;
      }
      List<String> numbers = new ArrayList<>(texts);
      Collections.fill(numbers.subList(0, behind), "");
      String below = row(columns, numbers);
      if (below.length() <= width && behind < texts.size()) {
        line(row(columns, texts.subList(0, behind)));
        line(below);
      } else {
        line(row(columns, texts));
      }
    }
  }

  private static String headings(List<Column> columns) {
    return row(columns, columns.stream().map(Column::heading).toList());
  }

  /** Returns the columns of a table, none of them wider than its heading and entries need. */
  private static List<Column> narrow(Table table) {
    List<Column> columns = new ArrayList<>();
    for (Column column : table.columns()) {
      int place = columns.size();
      int needed =
          table.lines().stream()
              // The last entry of a shorter line stands in place of all numbers.
              .filter(line -> place < line.size() - 1 || line.size() == table.columns().size())
              .mapToInt(line -> cell(line.get(place)).length())
              .max()
              .orElse(0);
      int least = Math.max(column.heading().length(), needed);
      columns.add(new Column(column.heading(), column.side(), Math.min(column.width(), least)));
    }
    return columns;
  }

  private static String cell(Table.Entry entry) {
    String text = TextLines.oneLine(entry.text());
    return entry instanceof Table.Rank rank
        ? TextLines.indented(text, rank.tied() ? PLACES + 1 : PLACES)
        : text;
  }

  private static String row(List<Column> columns, List<String> texts) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      int width = columns.get(i).width();
      boolean left = columns.get(i).side() != Side.RIGHT;
      if (i > 0) {
        // Numbers fill their column to its end, so words need more distance from them.
        line.append(left && columns.get(i - 1).side() == Side.RIGHT ? "  " : " ");
      }
      boolean alone = texts.size() < columns.size() && i == texts.size() - 1;
      line.append(
          left || alone
              ? TextLines.padded(texts.get(i), width)
              : TextLines.indented(texts.get(i), width));
    }
    return line.toString().stripTrailing();
  }
}
