package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.BlockWriter;
import io.serbench.report.block.Chart;
import io.serbench.report.block.Curves;
import io.serbench.report.block.Notes;
import io.serbench.report.block.Ratios;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes blocks in a markup language, an empty line between any two. */
final class MarkupWriter implements BlockWriter {
  private static final Bars BARS = new Bars(TextLines.WIDTH, Fill.BLOCKS);

  private final Markup markup;
  private final List<String> paragraphs = new ArrayList<>();
  private int level;

  MarkupWriter(Markup markup) {
    this.markup = markup;
  }

  String text() {
    return String.join("\n\n", paragraphs) + "\n";
  }

  /** What is a page of its own. */
  void write(List<Section> sections) {
    sections.stream()
        .flatMap(section -> section.blocks().stream())
        .forEach(block -> block.writeTo(this));
  }

  /** Reports on one page: it has one title, and theirs are below it. */
  void writeAll(List<Report> reports) {
    add(markup.heading(1, "serbench"));
    level = 1;
    for (Report report : reports) {
      add(markup.strong(markup.escape("File: " + report.source())));
      write(report.sections());
    }
  }

  @Override
  public void title(Block.Title title) {
    heading(1, title.text());
  }

  @Override
  public void heading(Block.Heading heading) {
    heading(2, heading.text());
  }

  private void heading(int depth, String text) {
    add(markup.heading(level + depth, markup.escape(text)));
  }

  @Override
  public void cautions(Block.Cautions cautions) {
    cautions.texts().forEach(caution -> add(markup.strong(markup.escape(caution))));
  }

  @Override
  public void facts(Block.Facts facts) {
    labelled(facts.entries());
  }

  @Override
  public void terms(Block.Terms terms) {
    labelled(terms.entries());
  }

  private void labelled(List<Labelled> entries) {
    add(
        entries.stream()
            .map(entry -> item(entry.label(), entry.text()))
            .collect(Collectors.joining("\n")));
  }

  @Override
  public void prose(Block.Prose prose) {
    add(markup.escape(String.join(" ", prose.sentences())));
  }

  @Override
  public void names(Block.Names names) {
    add(
        names.names().stream()
            .map(name -> markup.item(1, markup.escape(name)))
            .collect(Collectors.joining("\n")));
  }

  @Override
  public void notes(Notes notes) {
    List<String> items = new ArrayList<>();
    for (Notes.Note note : notes.notes()) {
      String rows = note.rows().isEmpty() ? "" : ": " + String.join(", ", note.rows());
      items.add(markup.item(1, markup.escape(note.text() + rows)));
      note.causes().forEach(cause -> items.add(markup.item(2, markup.escape(cause))));
    }
    add(String.join("\n", items));
  }

  @Override
  public void chart(Chart chart) {
    heading(2, chart.title() + BARS.legend(chart));
    add(markup.verbatim(BARS.lines(chart)));
  }

  /** A table beside them says it. */
  @Override
  public void curves(Curves curves) {}

  @Override
  public void ratios(Ratios ratios) {}

  /** Cells of markup are too narrow for sentences, which become a list. */
  @Override
  public void table(Table table) {
    int last = table.columns().size() - 1;
    if (table.columns().get(last).side() != Side.PROSE) {
      add(markup.table(table));
      return;
    }
    List<List<Table.Entry>> lines =
        table.lines().stream().map(line -> line.subList(0, Math.min(last, line.size()))).toList();
    add(markup.table(new Table(table.columns().subList(0, last), lines)));
    String items =
        table.lines().stream()
            .filter(line -> line.size() > last && !text(line, last, table).isBlank())
            .map(line -> item(text(line, 0, table), text(line, last, table)))
            .collect(Collectors.joining("\n"));
    if (!items.isEmpty()) {
      add(items);
    }
  }

  private static String text(List<Table.Entry> line, int column, Table table) {
    return Entries.text(line.get(column), table.columns().get(column));
  }

  private String item(String label, String text) {
    return markup.item(1, markup.strong(markup.escape(label)) + ": " + markup.escape(text));
  }

  private void add(String paragraph) {
    paragraphs.add(paragraph);
  }
}
