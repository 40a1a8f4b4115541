package io.serbench.report.format;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;

/** What is drawn of one ratio, and of the axis over all of them, in percent of the width. */
final class SvgRatio {
  private static final String ONE = "one";
  private static final double AT_ONE = 50;

  private final RatioAxis axis;
  private final String ground;

  /**
   * For ratios on an axis.
   *
   * @param same up to which part more or less a difference does not matter
   */
  SvgRatio(RatioAxis axis, double same) {
    this.axis = axis;
    StringBuilder svg = new StringBuilder();
    double left = axis.percent(1 / (1 + same));
    svg.append(rect("band", left, axis.percent(1 + same), 0, 18));
    for (double tick : axis.ticks()) {
      double place = axis.percent(tick);
      svg.append(line(place == AT_ONE ? ONE : "grid", place, place, 0, 18));
    }
    this.ground = svg.toString();
  }

  /** What stands at the lines. */
  String labels() {
    StringBuilder svg = new StringBuilder();
    for (double tick : axis.ticks()) {
      svg.append(
          "<text x=\"%s\" y=\"13\" text-anchor=\"middle\">%s</text>"
              .formatted(place(axis.percent(tick)), Digits.plain(tick)));
    }
    return svg.toString();
  }

  /** A bar from 1 to the ratio, with its interval; nothing but the ground without a ratio. */
  String bar(Measure ratio) {
    if (!(ratio.value() > 0)) {
      return ground;
    }
    StringBuilder svg = new StringBuilder(ground);
    double end = axis.percent(ratio.value());
    svg.append(rect("ratio", Math.min(AT_ONE, end), Math.max(AT_ONE, end), 4, 10));
    if (ratio.hasInterval()) {
      svg.append(line("ci", axis.percent(ratio.low()), axis.percent(ratio.high()), 9, 9));
      svg.append(end(ratio.low())).append(end(ratio.high()));
    }
    if (axis.isBeyond(ratio.value())) {
      boolean more = ratio.value() > 1;
      svg.append(
          "<text class=\"beyond\" x=\"%s\" y=\"13\" text-anchor=\"%s\">%s</text>"
              .formatted(more ? "100%" : "0%", more ? "end" : "start", more ? "»" : "«"));
    }
    return svg.toString();
  }

  /** The end of an interval; none where it is beyond the axis. */
  private String end(double ratio) {
    double place = axis.percent(ratio);
    return axis.isBeyond(ratio) ? "" : line("ci", place, place, 6, 12);
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
    return Decimals.text(percent) + "%";
  }
}
