package io.serbench.report.format;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.BlockWriter;
import io.serbench.report.block.Chart;
import io.serbench.report.block.Curves;
import io.serbench.report.block.Notes;
import io.serbench.report.block.Ratios;
import io.serbench.report.block.Table;
import java.util.List;

/** Writes blocks as plain text, with an empty line between any two but below a heading. */
final class TextWriter implements BlockWriter {
  private static final String BULLET = "* ";
  private static final String INDENT = "  ";

  /** So that the facts of different sections stand one below the other. */
  private static final int LEAST_LABEL = 10;

  private final TextFormat format;
  private final StringBuilder text = new StringBuilder();
  private boolean headed = true;

  TextWriter(TextFormat format) {
    this.format = format;
  }

  String text() {
    return text.toString();
  }

  @Override
  public void title(Block.Title title) {
    begin();
    text.append(TextLines.oneLine(title.text())).append('\n');
  }

  @Override
  public void heading(Block.Heading heading) {
    heading(TextLines.oneLine(heading.text()));
  }

  private void heading(String line) {
    begin();
    text.append(line).append('\n').append("-".repeat(line.length())).append('\n');
    headed = true;
  }

  @Override
  public void cautions(Block.Cautions cautions) {
    begin();
    cautions.texts().forEach(caution -> text.append(labelled("*** ", caution)));
  }

  @Override
  public void facts(Block.Facts facts) {
    labelled(facts.entries(), LEAST_LABEL);
  }

  @Override
  public void terms(Block.Terms terms) {
    labelled(terms.entries(), 0);
  }

  private void labelled(List<Labelled> entries, int least) {
    begin();
    int width = entries.stream().mapToInt(e -> e.label().length()).max().orElse(0);
    for (Labelled entry : entries) {
      String label = TextTable.padded(TextLines.oneLine(entry.label()), Math.max(width, least) + 2);
      text.append(labelled(label, entry.text()));
    }
  }

  private String labelled(String label, String text) {
    return TextLines.labelled(label, text, Math.min(TextLines.WIDTH, format.width()));
  }

  @Override
  public void prose(Block.Prose prose) {
    begin();
    prose.sentences().forEach(sentence -> text.append(labelled("", sentence)));
  }

  @Override
  public void names(Block.Names names) {
    begin();
    names.names().forEach(name -> text.append(TextLines.oneLine(name)).append('\n'));
  }

  @Override
  public void notes(Notes notes) {
    begin();
    for (Notes.Note note : notes.notes()) {
      String rows = note.rows().isEmpty() ? "" : ": " + String.join(", ", note.rows());
      text.append(labelled(BULLET, note.text() + rows));
      note.causes().forEach(cause -> text.append(labelled(INDENT, cause)));
    }
  }

  @Override
  public void chart(Chart chart) {
    Bars bars = new Bars(format.width(), format.fill());
    heading(TextLines.oneLine(chart.title()) + bars.legend(chart));
    begin();
    bars.lines(chart).forEach(line -> text.append(line).append('\n'));
  }

  /** A table beside them says it. */
  @Override
  public void curves(Curves curves) {}

  @Override
  public void ratios(Ratios ratios) {}

  @Override
  public void table(Table table) {
    begin();
    TextTable.lines(table, format.width()).forEach(line -> text.append(line).append('\n'));
  }

  private void begin() {
    if (!headed) {
      text.append('\n');
    }
    headed = false;
  }
}
