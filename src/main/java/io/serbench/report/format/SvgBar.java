package io.serbench.report.format;

import io.serbench.report.block.Chart.Bar;
import io.serbench.report.metric.Measure;

/** What is drawn of one bar, in percent of the width that the longest may have. */
final class SvgBar {
  private SvgBar() {}

  /**
   * Its parts, and its interval as a line at its end.
   *
   * @param most the length that takes all of the width
   */
  static String parts(Bar bar, double most) {
    StringBuilder svg = new StringBuilder();
    double sum = 0;
    for (int part = 0; part < bar.values().size(); part++) {
      double value = bar.values().get(part);
      svg.append(
          "<rect class=\"p%s\" x=\"%s\" y=\"2\" width=\"%s\" height=\"10\"/>"
              .formatted(part, percent(sum, most), percent(value, most)));
      sum += value;
    }
    Measure whole = bar.whole();
    if (whole.hasInterval()) {
      svg.append(
          "<line class=\"ci\" x1=\"%s\" x2=\"%s\" y1=\"7\" y2=\"7\"/>"
              .formatted(percent(whole.low(), most), percent(whole.high(), most)));
    }
    return svg.toString();
  }

  /** The length that takes all of the width: no interval ends beyond it. */
  static double most(Iterable<Bar> bars) {
    double most = 0;
    for (Bar bar : bars) {
      most = Math.max(most, bar.whole().hasInterval() ? bar.whole().high() : bar.total());
    }
    return most > 0 ? most : 1;
  }

  private static String percent(double value, double most) {
    return Decimals.text(Math.round(Math.max(0, value) / most * 10_000) / 100.0) + "%";
  }
}
