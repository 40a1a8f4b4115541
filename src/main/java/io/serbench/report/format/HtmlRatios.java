package io.serbench.report.format;

import io.serbench.report.block.Ratios;
import io.serbench.report.block.Ratios.Bar;
import io.serbench.report.block.Ratios.Kind;
import io.serbench.report.metric.Notation;
import java.util.Locale;

/**
 * Bars of ratios as a table one of whose columns is drawn, so that names and verdicts stay text of
 * any size. A verdict has a sign and a word beside its colour, which not everybody sees.
 */
final class HtmlRatios {
  private HtmlRatios() {}

  /** The element. */
  static String figure(Ratios ratios) {
    SvgRatio picture = new SvgRatio(RatioAxis.of(ratios), ratios.same());
    StringBuilder rows = new StringBuilder();
    ratios.bars().forEach(bar -> rows.append(row(bar, picture)));
    return """
    <figure class="ratios"><figcaption>%s</figcaption>
    <p class="legend">Bars go from 1 to the ratio, on a logarithmic axis. \
    <span class="key ci"></span>95 %% interval <span class="key band"></span>counts as the same</p>
    <table><thead><tr><td></td><td></td><th scope="col">ratio</th><td class="drawn">%s</td>\
    <th scope="col" class="w">verdict</th></tr></thead>
    <tbody>
    %s</tbody></table></figure>
    """
        .formatted(Html.escape(ratios.title()), svg(picture.labels()), rows);
  }

  private static String row(Bar bar, SvgRatio picture) {
    return """
    <tr class="%s">%s<td class="w">%s</td><td>%s</td><td class="drawn">%s</td>\
    <td class="w verdict"><span aria-hidden="true">%s</span> %s</td></tr>
    """
        .formatted(
            bar.kind().name().toLowerCase(Locale.ROOT),
            bar.row().isEmpty() ? "<td></td>" : name(bar.row()),
            Html.escape(bar.what()),
            Notation.THOUSANDTHS.text(bar.ratio().value()),
            svg(picture.bar(bar.ratio())),
            sign(bar.kind()),
            Html.escape(bar.verdict()));
  }

  private static String name(String row) {
    return "<th scope=\"row\">" + Html.escape(row) + "</th>";
  }

  private static String svg(String content) {
    return "<svg aria-hidden=\"true\">" + content + "</svg>";
  }

  private static String sign(Kind kind) {
    return switch (kind) {
      case LESS -> "▼";
      case MORE -> "▲";
      case SAME -> "=";
      case OPEN -> "?";
    };
  }
}
