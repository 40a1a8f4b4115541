package io.serbench.report.format;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Block.Ratios.Direction;
import io.serbench.report.block.Block.Ratios.RatioBar;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Writes bars of ratios as a table with one drawn column, so that names and verdicts are real text.
 * A verdict has a sign and a word besides its colour, which not everybody can see.
 */
final class HtmlRatios {
  private static final double AT_ONE = 50;

  private final Axis axis;
  private final String ground;

  private HtmlRatios(Axis axis, double same) {
    this.axis = axis;
    this.ground =
        rect("band", axis.percent(1 / (1 + same)), axis.percent(1 + same), 0, 18)
            + axis.ticks().stream()
                .map(axis::percent)
                .map(at -> line(at == AT_ONE ? "one" : "grid", at, at, 0, 18))
                .collect(Collectors.joining());
  }

  static String figure(Ratios ratios) {
    HtmlRatios picture = new HtmlRatios(Axis.of(ratios), ratios.same());
    return """
    <figure class="ratios"><figcaption>%s</figcaption>
    <p class="legend">Bars go from 1 to the ratio, on a logarithmic axis. \
    <span class="key ci"></span>95 %% interval <span class="key band"></span>counts as the same</p>
    <table><thead><tr><td></td><td></td><th scope="col">ratio</th><td class="drawn">%s</td>\
    <th scope="col" class="w">verdict</th></tr></thead>
    <tbody>
    %s</tbody></table>
    <p class="origin">%s</p></figure>
    """
        .formatted(
            escape(ratios.title()),
            svg(picture.labels()),
            ratios.bars().stream().map(picture::row).collect(Collectors.joining()),
            escape(ratios.origin()));
  }

  private String row(RatioBar bar) {
    return """
    <tr class="%s">%s<td class="w">%s</td><td>%s</td><td class="drawn">%s</td>\
    <td class="w verdict"><span aria-hidden="true">%s</span> %s</td></tr>
    """
        .formatted(
            bar.kind().name().toLowerCase(Locale.ROOT),
            bar.row().isEmpty() ? "<td></td>" : element("th scope='row'", escape(bar.row())),
            escape(bar.what()),
            Notation.THOUSANDTHS.text(bar.ratio().value()),
            svg(ground + bar(bar.ratio())),
            sign(bar.kind()),
            escape(bar.verdict()));
  }

  private static String svg(String content) {
    return element("svg aria-hidden='true'", content);
  }

  private static String sign(Direction kind) {
    return switch (kind) {
      case LESS -> "▼";
      case MORE -> "▲";
      case SAME -> "=";
      case OPEN -> "?";
    };
  }

  private String labels() {
    return axis.ticks().stream()
        .map(tick -> text("text-anchor='middle'", axis.percent(tick), Digits.plain(tick)))
        .collect(Collectors.joining());
  }

  /** Returns a bar from 1 to the ratio, with its interval; none for a ratio not above 0. */
  private String bar(Estimate ratio) {
    if (!(ratio.value() > 0)) {
      return "";
    }
    double end = axis.percent(ratio.value());
    StringBuilder svg =
        new StringBuilder(rect("ratio", Math.min(AT_ONE, end), Math.max(AT_ONE, end), 4, 10));
    if (ratio.hasInterval()) {
      double low = axis.percent(ratio.low());
      double high = axis.percent(ratio.high());
      svg.append(line("ci", low, high, 9, 9));
      DoubleStream.of(low, high)
          .filter(at -> at > 0 && at < 100)
          .forEach(at -> svg.append(line("ci", at, at, 6, 12)));
    }
    if (axis.isBeyond(ratio.value())) {
      boolean more = ratio.value() > 1;
      String side = "class='beyond' text-anchor='%s'".formatted(more ? "end" : "start");
      svg.append(text(side, end, more ? "»" : "«"));
    }
    return svg.toString();
  }

  private static String text(String attributes, double at, String text) {
    return element("text x='%s' y='13' %s".formatted(place(at), attributes), text);
  }

  private static String rect(String kind, double from, double to, int y, int height) {
    return "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>"
        .formatted(kind, place(from), y, place(Math.round((to - from) * 100) / 100.0), height);
  }

  private static String line(String kind, double from, double to, int y1, int y2) {
    return "<line class=\"%s\" x1=\"%s\" x2=\"%s\" y1=\"%s\" y2=\"%s\"/>"
        .formatted(kind, place(from), place(to), y1, y2);
  }

  private static String place(double percent) {
    return Digits.exact(percent) + "%";
  }

  /** A logarithmic axis with 1 in the middle; {@code half} is the logarithm of its right end. */
  record Axis(double half) {
    /** The minimum of {@code half}: a shorter axis would magnify differences that do not matter. */
    private static final double LEAST = Math.log(1.05);

    /** The maximum of {@code half}: one extreme row must not flatten all others. */
    private static final double MOST = Math.log(4);

    /** Keeps the ends of intervals away from the edge. */
    private static final double ROOM = 1.05;

    private static final double[] STEPS = {
      1.01, 1.02, 1.03, 1.05, 1.07, 1.1, 1.15, 1.2, 1.3, 1.5, 2, 3, 4
    };

    static Axis of(Ratios ratios) {
      double most =
          ratios.bars().stream()
              .flatMapToDouble(Axis::shown)
              .map(end -> Math.abs(Math.log(end)))
              .filter(Double::isFinite)
              .max()
              .orElse(0);
      return new Axis(Math.max(LEAST, Math.min(MOST, most * ROOM)));
    }

    /** Returns the values to show, which for an undecided ratio do not include its interval. */
    private static DoubleStream shown(RatioBar bar) {
      Estimate ratio = bar.ratio();
      return bar.kind() == Direction.OPEN
          ? DoubleStream.of(ratio.value())
          : DoubleStream.of(ratio.value(), ratio.low(), ratio.high());
    }

    /** Returns the position of a ratio in percent of the width, at most that of the nearer end. */
    double percent(double ratio) {
      double place = Math.max(-1, Math.min(1, Math.log(ratio) / half));
      return Math.round((place + 1) * 5000) / 100.0;
    }

    boolean isBeyond(double ratio) {
      return Math.abs(Math.log(ratio)) > half;
    }

    /** Returns the ratios that have a line, from left to right: 1, and up to two on either side. */
    List<Double> ticks() {
      double outer = step(half);
      // So that the labels of the inner ones do not touch those of the outer ones.
      double inner = step(Math.log(outer) / 2);
      return Stream.of(1 / outer, 1 / inner, 1.0, inner, outer).distinct().toList();
    }

    /** Returns the largest step whose logarithm is at most {@code log}; 1 if there is none. */
    private static double step(double log) {
      return DoubleStream.of(STEPS).filter(step -> Math.log(step) <= log).max().orElse(1);
    }
  }
}
