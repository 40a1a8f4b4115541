package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import java.util.List;
import java.util.Optional;

/**
 * Plain text, in the layout of the jvm-serializers project to the column.
 *
 * @param width characters of a line; only tables with too many columns have longer ones
 * @param fill what bars are made of
 */
public record TextFormat(int width, Fill fill) implements Format {
  /** For files, which are UTF-8 and outlive the screen. */
  public static final TextFormat FILE = new TextFormat(100, Fill.BLOCKS);

  /** The same with other bars. */
  public TextFormat drawnWith(Fill bars) {
    return new TextFormat(width, bars);
  }

  @Override
  public String name() {
    return "text";
  }

  @Override
  public String suffix() {
    return ".txt";
  }

  @Override
  public String write(List<Report> reports) {
    StringBuilder text = new StringBuilder();
    for (Report report : reports) {
      if (!text.isEmpty()) {
        text.append('\n');
      }
      if (reports.size() > 1) {
        text.append("File: ").append(TextLines.oneLine(report.source())).append("\n\n");
      }
      text.append(text(report.sections()));
    }
    return text.toString();
  }

  @Override
  public Optional<String> write(Page page) {
    return Optional.of(text(page.sections()));
  }

  private String text(List<Section> sections) {
    TextWriter writer = new TextWriter(this);
    for (Section section : sections) {
      section.blocks().forEach(block -> block.writeTo(writer));
    }
    return writer.text();
  }
}
