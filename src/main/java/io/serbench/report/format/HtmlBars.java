package io.serbench.report.format;

import io.serbench.report.block.Chart;
import io.serbench.report.block.Chart.Bar;
import io.serbench.report.metric.Notation;

/** Bars as a table whose last column is drawn, so that names stay text of any size. */
final class HtmlBars {
  private HtmlBars() {}

  /** Which part is which; empty where bars have one part. */
  static String legend(Chart chart) {
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

  /** The table. */
  static String table(Chart chart) {
    double most = SvgBar.most(chart.bars());
    StringBuilder table = new StringBuilder("<table class=\"bars\"><tbody>\n");
    for (Bar bar : chart.bars()) {
      table
          .append("<tr><th scope=\"row\">")
          .append(Html.escape(bar.name()))
          .append("</th><td>")
          .append(Notation.WHOLE.text(bar.total()))
          .append("</td><td><svg aria-hidden=\"true\">")
          .append(SvgBar.parts(bar, most))
          .append("</svg></td></tr>\n");
    }
    return table + "</tbody></table>";
  }
}
