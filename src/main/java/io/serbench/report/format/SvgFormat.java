package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Chart.StackedBar;
import io.serbench.report.block.Section;
import io.serbench.report.metric.Notation;
import java.util.List;
import java.util.stream.Stream;

/** The charts of reports as one picture for slides and README files, on light and on dark pages. */
final class SvgFormat extends OutputFormat {
  private static final int WIDTH = 860;
  private static final int MARGIN = 16;
  private static final int ROW = 18;
  private static final int HEAD = 44;
  private static final int GAP = 16;

  /** The length to which names are cut to leave room for bars. */
  private static final int LONGEST_NAME = 46;

  /** The width of a letter or digit of 12 px, rounded up. */
  private static final double LETTER = 6.7;

  private static final String STYLE =
      """
      <style>
      .page { fill: #fff }
      text { font: 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1b2026 }
      .title { font-size: 15px; font-weight: 600 }
      .p0 { fill: #2f6f9f }
      .p1 { fill: #9cc5e3 }
      .ci { stroke: #1b2026; stroke-width: 1.5 }
      @media (prefers-color-scheme: dark) {
        .page { fill: #15191d }
        text { fill: #e4e8eb }
        .p0 { fill: #5ba3d6 }
        .p1 { fill: #2c5a7c }
        .ci { stroke: #e4e8eb }
      }
      </style>
      """;

  SvgFormat() {
    super("svg", ".svg", "<svg [^>]*>\\s*<title>serbench: ");
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public String write(List<Report> reports) {
    Picture picture = new Picture();
    for (Report report : reports) {
      String source = reports.size() > 1 ? ", " + report.source() : "";
      List<Chart> charts = Section.blocks(report.sections(), Chart.class).toList();
      charts.forEach(chart -> picture.add(chart, source));
      if (charts.isEmpty()) {
        picture.title("No row has numbers" + source);
      }
      picture.origin(Report.origin(report.run()));
    }
    return picture.text();
  }

  /** A picture to which charts are added from top to bottom. */
  private static final class Picture {
    private final StringBuilder body = new StringBuilder();
    private int height = GAP;

    void add(Chart chart, String source) {
      title(chart.title() + source);
      legend(chart);
      double most = Html.longest(chart.bars());
      int left =
          MARGIN
              + width(chart.bars().stream().map(bar -> Html.cut(bar.name(), LONGEST_NAME)))
              + width(chart.bars().stream().map(bar -> Notation.WHOLE.text(bar.whole().value())))
              + 20;
      for (StackedBar bar : chart.bars()) {
        text("name", MARGIN, height + 11, "start", Html.cut(bar.name(), LONGEST_NAME));
        text("value", left - 8, height + 11, "end", Notation.WHOLE.text(bar.whole().value()));
        body.append(
            "<svg x=\"%s\" y=\"%s\" width=\"%s\" height=\"14\">%s</svg>\n"
                .formatted(left, height, WIDTH - MARGIN - left, Html.bar(bar, most)));
        height += ROW;
      }
      height += GAP;
    }

    void title(String title) {
      text("title", MARGIN, height + 14, "start", title);
      height += HEAD;
    }

    /** Adds where the numbers come from, as pictures are copied without their context. */
    void origin(String origin) {
      int letters = (int) ((WIDTH - 2 * MARGIN) / LETTER);
      for (String line : TextLines.wrap(TextLines.oneLine(origin), letters)) {
        text("origin", MARGIN, height, "start", line);
        height += ROW;
      }
      height += GAP;
    }

    String text() {
      return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" "
              .formatted(WIDTH, height)
          + "viewBox=\"0 0 %s %s\" role=\"img\">\n".formatted(WIDTH, height)
          + "<title>serbench: measured times and sizes</title>\n"
          + STYLE
          + "<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n"
          + body
          + "</svg>\n";
    }

    private void legend(Chart chart) {
      int left = MARGIN;
      for (int part = 0; part < chart.parts().size() && chart.parts().size() > 1; part++) {
        String name = chart.parts().get(part);
        body.append(
            "<rect class=\"p%s\" x=\"%s\" y=\"%s\" width=\"10\" height=\"10\"/>\n"
                .formatted(part, left, height - 21));
        text("legend", left + 16, height - 12, "start", name);
        left += 32 + (int) (LETTER * name.length());
      }
    }

    private void text(String kind, int x, int y, String anchor, String text) {
      body.append(
          "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
              .formatted(kind, x, y, anchor, Html.escape(text)));
    }

    /** Returns the width of the longest text. */
    private static int width(Stream<String> texts) {
      return (int) (LETTER * texts.mapToInt(String::length).max().orElse(1));
    }
  }
}
