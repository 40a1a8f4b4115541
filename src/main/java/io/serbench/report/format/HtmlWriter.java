package io.serbench.report.format;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Chart.Bar;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Notation;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes blocks as HTML. Sections with a heading can be closed by the reader. */
final class HtmlWriter implements Block.Writer {
  private final StringBuilder html = new StringBuilder();
  private final String origin;

  /**
   * Creates a writer.
   *
   * @param origin where the numbers come from, as a line below charts and curves, which people copy
   *     without the page; empty for no such line
   */
  HtmlWriter(String origin) {
    this.origin = origin.isEmpty() ? "" : "<p class=\"origin\">" + Html.escape(origin) + "</p>";
  }

  String text() {
    return html.toString();
  }

  /** Writes sections; those for reference are closed at first. */
  void write(List<Section> sections) {
    for (Section section : sections) {
      if (section.part() == Part.HEAD || section.blocks().stream().noneMatch(HtmlWriter::names)) {
        section.blocks().forEach(block -> block.writeTo(this));
      } else {
        String open = section.part() == Part.REFERENCE ? "" : " open";
        html.append("<details%s class=\"%s\">\n".formatted(open, kind(section)));
        section.blocks().forEach(block -> block.writeTo(this));
        html.append("</details>\n");
      }
    }
  }

  /** Returns the cautions, which a page shows before any number. */
  static String cautions(List<Section> sections) {
    return Section.blocks(sections, Block.Cautions.class)
        .flatMap(cautions -> cautions.texts().stream())
        .map(text -> "<p class=\"caution\" role=\"note\">" + Html.escape(text) + "</p>\n")
        .collect(Collectors.joining());
  }

  /** Returns whether a block names its section; browsers call one without a name "Details". */
  private static boolean names(Block block) {
    return block instanceof Block.Heading || block instanceof Chart;
  }

  /**
   * Returns the class of a section, by which the script knows what it replaces with its own
   * pictures and what it may close.
   */
  private static String kind(Section section) {
    boolean chart = section.blocks().stream().anyMatch(Chart.class::isInstance);
    boolean curves = section.blocks().stream().anyMatch(Curves.class::isInstance);
    return curves ? "curves" : chart ? "chart" : section.part().name().toLowerCase(Locale.ROOT);
  }

  /** Writes nothing, because the page has a title. */
  @Override
  public void title(Block.Title title) {}

  @Override
  public void heading(Block.Heading heading) {
    summary(heading.text());
  }

  private void summary(String text) {
    line("<summary><h3>" + Html.escape(text) + "</h3></summary>");
  }

  /** Writes nothing, because the cautions are at the top of the page. */
  @Override
  public void cautions(Block.Cautions cautions) {}

  @Override
  public void facts(Block.Facts facts) {
    labelled("facts", facts.entries());
  }

  @Override
  public void terms(Block.Terms terms) {
    labelled("terms", terms.entries());
  }

  private void labelled(String kind, List<Labelled> entries) {
    line("<dl class=\"" + kind + "\">");
    for (Labelled entry : entries) {
      line(
          Html.element("dt", Html.escape(entry.label()))
              + Html.element("dd", Html.escape(entry.text())));
    }
    line("</dl>");
  }

  @Override
  public void prose(Block.Prose prose) {
    line(Html.element("p", Html.escape(String.join(" ", prose.sentences()))));
  }

  @Override
  public void names(Block.Names names) {
    line(
        "<ul class=\"names\">"
            + names.names().stream()
                .map(name -> Html.element("li", Html.escape(name)))
                .collect(Collectors.joining())
            + "</ul>");
  }

  @Override
  public void notes(Block.Notes notes) {
    line("<ul class=\"notes\">");
    for (Block.Note note : notes.notes()) {
      String causes =
          note.causes().stream()
              .map(cause -> Html.element("li", Html.escape(cause)))
              .collect(Collectors.joining());
      line(
          Html.element(
              "li",
              Html.escape(note.withRows()) + (causes.isEmpty() ? "" : Html.element("ul", causes))));
    }
    line("</ul>");
  }

  @Override
  public void chart(Chart chart) {
    summary(chart.title());
    line(legend(chart));
    line(bars(chart) + origin);
  }

  /** Returns the legend of the parts; empty if bars have one part. */
  private static String legend(Chart chart) {
    if (chart.parts().size() < 2) {
      return "";
    }
    StringBuilder legend = new StringBuilder("<p class=\"legend\">");
    for (int part = 0; part < chart.parts().size(); part++) {
      legend
          .append("<span class=\"key p%s\"></span>".formatted(part))
          .append(Html.escape(chart.parts().get(part)))
          .append(' ');
    }
    return legend + "<span class=\"key ci\"></span>95 % interval</p>";
  }

  /** Returns bars as a table with a drawn column, so that names are real text. */
  private static String bars(Chart chart) {
    double most = Html.longest(chart.bars());
    StringBuilder table = new StringBuilder("<table class=\"bars\"><tbody>\n");
    for (Bar bar : chart.bars()) {
      table
          .append("<tr><th scope=\"row\">")
          .append(Html.escape(bar.name()))
          .append("</th><td>")
          .append(Notation.WHOLE.text(bar.total()))
          .append("</td><td><svg aria-hidden=\"true\">")
          .append(Html.bar(bar, most))
          .append("</svg></td></tr>\n");
    }
    return table + "</tbody></table>";
  }

  @Override
  public void curves(Curves curves) {
    line("<figure><figcaption>" + Html.escape(curves.title()) + "</figcaption>");
    line("<div class=\"scroll\" tabindex=\"0\">" + new SvgCurves(curves).svg() + "</div>");
    line(origin + "</figure>");
  }

  @Override
  public void ratios(Ratios ratios) {
    html.append(HtmlRatios.figure(ratios));
  }

  @Override
  public void table(Table table) {
    line("<div class=\"scroll\" tabindex=\"0\"><table class=\"numbers\">");
    line(
        Html.element(
            "thead",
            Html.element(
                "tr",
                table.columns().stream().map(HtmlWriter::heading).collect(Collectors.joining()))));
    line("<tbody>");
    table.lines().forEach(entries -> line(row(entries, table.columns())));
    line("</tbody></table></div>");
  }

  private static String heading(Column column) {
    String side = column.side() == Table.Side.RIGHT ? "" : " class=\"w\"";
    return "<th scope=\"col\"" + side + ">" + Html.escape(column.heading()) + "</th>";
  }

  private static String row(List<Table.Entry> entries, List<Column> columns) {
    StringBuilder row = new StringBuilder("<tr>");
    for (int i = 0; i < columns.size() && i < entries.size(); i++) {
      Table.Entry entry = entries.get(i);
      boolean last = i == entries.size() - 1;
      String text = Html.escape(entry.text(columns.get(i)));
      if (entry instanceof Table.Name) {
        row.append("<th scope=\"row\">").append(text).append("</th>");
      } else {
        String words = entry instanceof Table.Word ? " class=\"w\"" : "";
        int rest = columns.size() - i;
        String span = last && rest > 1 ? " colspan=\"" + Integer.toString(rest) + "\"" : "";
        row.append("<td").append(words).append(span).append('>').append(text).append("</td>");
      }
    }
    return row.append("</tr>").toString();
  }

  private void line(String line) {
    html.append(line).append('\n');
  }
}
