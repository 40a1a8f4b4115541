package io.serbench.report.format;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.format.Html.HtmlCell;
import io.serbench.report.metric.Notation;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes blocks as HTML. Sections with a heading can be closed by the reader. */
final class HtmlWriter implements Block.BlockWriter {
  private final StringBuilder html = new StringBuilder();
  private final String origin;

  /** Creates a writer with a line below charts, which people copy without the page; maybe empty. */
  HtmlWriter(String origin) {
    this.origin = origin.isEmpty() ? "" : element("p class='origin'", escape(origin));
  }

  String text() {
    return html.toString();
  }

  /** Writes sections; those for reference are closed at first. */
  @Override
  public void write(List<Section> sections) {
    for (Section section : sections) {
      // Browsers call one without a name "Details".
      boolean named = !section.heading().isEmpty() || has(section, Chart.class);
      boolean closes = named && section.part() != SectionPurpose.HEAD;
      if (closes) {
        String open = section.part() == SectionPurpose.REFERENCE ? "" : " open";
        line("<details%s class=\"%s\">".formatted(open, kind(section)));
      }
      Block.BlockWriter.super.write(List.of(section));
      if (closes) {
        line("</details>");
      }
    }
  }

  /** Returns the cautions, which a page shows before any number. */
  static String cautions(List<Section> sections) {
    return Section.blocks(sections, Block.Cautions.class)
        .flatMap(cautions -> cautions.entries().stream())
        .map(text -> element("p class='caution' role='note'", escape(text)) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Returns the class of a section, by which the script knows what it replaces with its own
   * pictures and what it may close.
   */
  private static String kind(Section section) {
    if (has(section, Curves.class)) {
      return "curves";
    }
    return has(section, Chart.class) ? "chart" : section.part().name().toLowerCase(Locale.ROOT);
  }

  private static boolean has(Section section, Class<? extends Block> type) {
    return section.blocks().stream().anyMatch(type::isInstance);
  }

  private void line(String line) {
    html.append(line).append('\n');
  }

  private static String items(List<String> texts) {
    return texts.stream().map(text -> element("li", escape(text))).collect(Collectors.joining());
  }

  /** Writes nothing, because the page has a title. */
  @Override
  public void title(String title) {}

  @Override
  public void heading(String heading) {
    line(element("summary", element("h3", escape(heading))));
  }

  /** Writes nothing, because the cautions are at the top of the page. */
  @Override
  public void cautions(Block.Cautions cautions) {}

  @Override
  public void labels(Block.Labels labels) {
    line(labels instanceof Block.Facts ? "<dl class=\"facts\">" : "<dl class=\"terms\">");
    for (Labelled entry : labels.entries()) {
      line(element("dt", escape(entry.label())) + element("dd", escape(entry.text())));
    }
    line("</dl>");
  }

  @Override
  public void prose(Block.Prose prose) {
    line(element("p", escape(String.join(" ", prose.sentences()))));
  }

  @Override
  public void names(Block.NameList names) {
    line(element("ul class='names'", items(names.entries())));
  }

  @Override
  public void links(Block.FileLinks links) {
    String anchors =
        links.entries().stream()
            .map(file -> element("a href='" + href(file) + "'", escape(file)))
            .map(anchor -> element("li", anchor))
            .collect(Collectors.joining());
    line(element("ul class='names'", anchors));
  }

  /** Returns the relative address of a file, whose name may have any characters. */
  private static String href(String file) {
    Path here = Path.of("").toAbsolutePath();
    return escape("./" + here.toUri().relativize(here.resolve(file).toUri()).getRawPath());
  }

  @Override
  public void notes(Block.Notes notes) {
    line("<ul class=\"notes\">");
    for (Block.Note note : notes.entries()) {
      String causes = note.causes().isEmpty() ? "" : element("ul", items(note.causes()));
      line(element("li", escape(note.withRows()) + causes));
    }
    line("</ul>");
  }

  @Override
  public void chart(Chart chart) {
    heading(chart.title());
    line(legend(chart));
    line(bars(chart) + origin);
  }

  /** Returns the legend of the parts; empty if bars have one part. */
  private static String legend(Chart chart) {
    if (chart.parts().size() < 2) {
      return "";
    }
    String parts =
        IntStream.range(0, chart.parts().size())
            .mapToObj(
                i -> element("span class='key p" + i + "'", "") + escape(chart.parts().get(i)))
            .collect(Collectors.joining(" "));
    return element(
        "p class='legend'", parts + " " + element("span class='key ci'", "") + "95 % interval");
  }

  /** Returns bars as a table with a drawn column, so that names are real text. */
  private static String bars(Chart chart) {
    double most = Html.longest(chart.bars());
    String rows =
        chart.bars().stream()
            .map(
                bar ->
                    element("th scope='row'", escape(bar.name()))
                        + element("td", Notation.WHOLE.text(bar.whole().value()))
                        + element("td", element("svg aria-hidden='true'", Html.bar(bar, most))))
            .map(row -> element("tr", row) + "\n")
            .collect(Collectors.joining());
    return element("table class='bars'", element("tbody", "\n" + rows));
  }

  @Override
  public void curves(Curves curves) {
    line("<figure>" + element("figcaption", escape(curves.title())));
    line(element("div class='scroll' tabindex='0'", new SvgCurves(curves).svg()));
    line(origin + "</figure>");
  }

  @Override
  public void ratios(Ratios ratios) {
    html.append(HtmlRatios.figure(ratios));
  }

  @Override
  public void table(Table table) {
    List<List<HtmlCell>> lines =
        table.lines().stream().map(line -> line.stream().map(HtmlWriter::cell).toList()).toList();
    html.append(Html.table("", table.columns(), lines));
  }

  private static HtmlCell cell(Table.Entry entry) {
    String text = escape(entry.text());
    if (entry instanceof Table.Name && !text.isEmpty()) {
      return HtmlCell.name(text);
    }
    boolean words = entry instanceof Table.Name || entry instanceof Table.PlainText;
    return words ? HtmlCell.words(text) : HtmlCell.number(text);
  }
}
