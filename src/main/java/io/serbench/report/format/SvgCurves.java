package io.serbench.report.format;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.report.block.Block.Curves;
import io.serbench.report.metric.Digits;
import io.serbench.statistics.Estimate;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws curves on two logarithmic axes. Only the first few have a colour and a name. */
final class SvgCurves {
  private static final int LEFT = 70;
  private static final int RIGHT = 560;
  private static final int TOP = 26;
  private static final int BOTTOM = 350;

  private static final int LINE = 14;

  /** The number of colours that everybody can tell apart. */
  private static final int NAMED = 8;

  private static final int LONGEST_NAME = 28;

  /** The values that have a line, in each decade: more of them if the axis has few decades. */
  private static final double[] STEPS = {1, 2, 5};

  private static final double[] FINE_STEPS = {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8};
  private static final double FEW = 12;

  private final Curves curves;
  private final double least;
  private final double most;

  SvgCurves(Curves curves) {
    this.curves = curves;
    DoubleSummaryStatistics heights =
        curves.entries().stream()
            .flatMap(curve -> curve.points().stream())
            .mapToDouble(point -> point.height().value())
            .summaryStatistics();
    // Leaves room above and below, even if all values are equal.
    this.least = heights.getMin() / 1.2;
    this.most = heights.getMax() * 1.2;
  }

  String svg() {
    // Those without a colour are drawn first, so that the others are on top.
    String lines =
        IntStream.range(0, curves.entries().size())
            .boxed()
            .sorted(Comparator.reverseOrder())
            .map(this::curve)
            .collect(Collectors.joining());
    return element(
        // With room for names on the right and labels below.
        "svg class='curves' viewBox='0 0 760 400' role='img' aria-label='%s'"
            .formatted(escape(curves.title())),
        grid() + lines + names());
  }

  private String grid() {
    StringBuilder svg = new StringBuilder();
    for (Curves.Tick tick : curves.ticks()) {
      long x = Math.round(x(tick.at()));
      svg.append(line(x, x, TOP, BOTTOM)).append(text(x, BOTTOM + 18, "middle", tick.label()));
    }
    double[] steps = most / least < FEW ? FINE_STEPS : STEPS;
    for (double power = Math.pow(10, Math.floor(Math.log10(least))); power < most; power *= 10) {
      for (double step : steps) {
        double value = step * power;
        if (value >= least && value <= most) {
          long y = Math.round(y(value));
          svg.append(line(LEFT, RIGHT, y, y))
              .append(text(LEFT - 8, y + 4, "end", Digits.plain(value)));
        }
      }
    }
    return svg.append(text((LEFT + RIGHT) / 2, BOTTOM + 38, "middle", curves.across()))
        .append(text(0, 12, "start", curves.up()))
        .toString();
  }

  private String curve(int number) {
    Curves.Curve curve = curves.entries().get(number);
    String places =
        curve.points().stream().map(at -> x1(at) + "," + y1(at)).collect(Collectors.joining(" "));
    String points =
        curve.points().stream()
            .map(
                at ->
                    interval(at)
                        + "<circle cx=\"%s\" cy=\"%s\" r=\"3\"/>".formatted(x1(at), y1(at)))
            .collect(Collectors.joining());
    return group(
        number,
        element("title", escape(curve.name())) + "<polyline points=\"" + places + "\"/>" + points);
  }

  private String interval(Curves.Point point) {
    Estimate height = point.height();
    long x = Math.round(x(point.across()));
    long top = Math.round(y(Math.min(height.high(), most)));
    long bottom = Math.round(y(Math.max(height.low(), least)));
    return height.hasInterval() ? line(x, x, top, bottom) : "";
  }

  /** Returns the names beside the ends of the curves, moved apart where they would overlap. */
  private String names() {
    record End(int curve, String name, double y) {}
    List<End> ends =
        IntStream.range(0, Math.min(NAMED, curves.entries().size()))
            .mapToObj(
                i -> {
                  Curves.Curve curve = curves.entries().get(i);
                  Curves.Point last = curve.points().get(curve.points().size() - 1);
                  return new End(i, curve.name(), y(last.height().value()));
                })
            .sorted(Comparator.comparingDouble(End::y))
            .toList();
    StringBuilder svg = new StringBuilder();
    double free = Math.min(TOP, BOTTOM - (double) LINE * ends.size());
    for (End end : ends) {
      double y = Math.max(end.y() + 4, free);
      free = y + LINE;
      String name = Html.cut(end.name(), LONGEST_NAME);
      svg.append(group(end.curve(), text(RIGHT + 12, Math.round(y), "start", name)));
    }
    return svg.toString();
  }

  private static String group(int curve, String content) {
    String kind = curve < NAMED ? "c" + Integer.toString(curve) : "rest";
    return element("g class='curve " + kind + "'", content);
  }

  private double x(double across) {
    double first = curves.ticks().get(0).at();
    double last = curves.ticks().get(curves.ticks().size() - 1).at();
    double part = last > first ? Math.log(across / first) / Math.log(last / first) : 0.5;
    return LEFT + 10 + part * (RIGHT - LEFT - 20);
  }

  private double y(double height) {
    return BOTTOM - Math.log(height / least) / Math.log(most / least) * (BOTTOM - TOP);
  }

  private String x1(Curves.Point point) {
    return tenths(x(point.across()));
  }

  private String y1(Curves.Point point) {
    return tenths(y(point.height().value()));
  }

  private static String tenths(double pixels) {
    return Digits.exact(Math.round(pixels * 10) / 10.0);
  }

  private static String line(long x1, long x2, long y1, long y2) {
    return "<line x1=\"%s\" x2=\"%s\" y1=\"%s\" y2=\"%s\"/>".formatted(x1, x2, y1, y2);
  }

  private static String text(long x, long y, String anchor, String text) {
    return element("text x='%s' y='%s' text-anchor='%s'".formatted(x, y, anchor), escape(text));
  }
}
