package io.serbench.report.format;

import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Curves.Curve;
import io.serbench.report.block.Block.Curves.Point;
import io.serbench.report.block.Block.Curves.Tick;
import io.serbench.report.metric.Digits;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Draws curves on two logarithmic axes. Only the first few have a colour and a name. */
final class SvgCurves {
  private static final int HEIGHT = 400;
  private static final int LEFT = 70;
  private static final int RIGHT = 560;
  private static final int TOP = 26;
  private static final int BOTTOM = 350;
  private static final int LINE = 14;

  /** The number of colours that everybody can tell apart. */
  private static final int NAMED = 8;

  private static final int LONGEST_NAME = 28;

  /** The width of a letter of names. */
  private static final int LETTER = 9;

  /** The maximum width of names. */
  private static final int NAMES = 200;

  /** The values that have a line, in each decade: more of them if the axis has few decades. */
  private static final double[] STEPS = {1, 2, 5};

  private static final double[] FINE_STEPS = {1, 1.5, 2, 3, 4, 5, 6, 8};
  private static final double FEW = 12;

  private static final double[] FINEST_STEPS = {
    1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.6, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9
  };
  private static final double FEWEST = 2.5;

  private final Curves curves;
  private final double least;
  private final double most;

  SvgCurves(Curves curves) {
    this.curves = curves;
    List<Double> heights =
        curves.curves().stream()
            .flatMap(curve -> curve.points().stream())
            .map(point -> point.height().value())
            .toList();
    // Leaves room above and below, even if all values are equal.
    this.least = heights.stream().min(Comparator.naturalOrder()).orElse(1.0) / 1.2;
    this.most = heights.stream().max(Comparator.naturalOrder()).orElse(1.0) * 1.2;
  }

  /** Returns the svg element. */
  String svg() {
    return "<svg class=\"curves\" viewBox=\"0 0 %s %s\" role=\"img\" aria-label=\"%s\">"
            .formatted(width(), HEIGHT, Html.escape(curves.title()))
        + grid()
        + lines()
        + names()
        + "</svg>";
  }

  /** Returns the width of the picture, which depends on the longest name. */
  private int width() {
    int longest = curves.curves().stream().mapToInt(it -> it.name().length()).max().orElse(0);
    return RIGHT + Math.min(NAMES, LETTER * (longest + 2));
  }

  private String grid() {
    StringBuilder svg = new StringBuilder();
    for (Tick tick : curves.ticks()) {
      long x = Math.round(x(tick.at()));
      svg.append(line(x, x, TOP, BOTTOM)).append(text(x, BOTTOM + 18, "middle", tick.label()));
    }
    for (double power = Math.pow(10, Math.floor(Math.log10(least))); power < most; power *= 10) {
      double range = most / least;
      for (double step : range < FEWEST ? FINEST_STEPS : range < FEW ? FINE_STEPS : STEPS) {
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

  /** Returns the curves, those without a colour first, so that the others are on top. */
  private String lines() {
    StringBuilder svg = new StringBuilder();
    for (int i = curves.curves().size() - 1; i >= 0; i--) {
      Curve curve = curves.curves().get(i);
      svg.append(
          "<g class=\"curve %s\"><title>%s</title>".formatted(kind(i), Html.escape(curve.name())));
      svg.append(
          "<polyline points=\"%s\"/>"
              .formatted(
                  curve.points().stream().map(this::place).collect(Collectors.joining(" "))));
      for (Point point : curve.points()) {
        svg.append(interval(point));
        svg.append(
            "<circle cx=\"%s\" cy=\"%s\" r=\"3\"/>"
                .formatted(tenths(x(point.across())), tenths(y(point.height().value()))));
      }
      svg.append("</g>");
    }
    return svg.toString();
  }

  private String interval(Point point) {
    Measure height = point.height();
    long x = Math.round(x(point.across()));
    return height.hasInterval()
        ? line(
            x,
            x,
            Math.round(y(Math.min(height.high(), most))),
            Math.round(y(Math.max(height.low(), least))))
        : "";
  }

  /** Returns the names beside the ends of the curves, moved apart where they would overlap. */
  private String names() {
    record End(int curve, double y) {}
    List<End> ends = new ArrayList<>();
    for (int i = 0; i < Math.min(NAMED, curves.curves().size()); i++) {
      List<Point> points = curves.curves().get(i).points();
      ends.add(new End(i, y(points.get(points.size() - 1).height().value())));
    }
    ends.sort(Comparator.comparingDouble(End::y));
    StringBuilder svg = new StringBuilder();
    double free = Math.min(TOP, BOTTOM - (double) LINE * ends.size());
    for (End end : ends) {
      double y = Math.max(end.y() + 4, free);
      free = y + LINE;
      svg.append("<g class=\"curve %s\">".formatted(kind(end.curve())))
          .append(
              text(
                  RIGHT + 12,
                  Math.round(y),
                  "start",
                  Html.cut(curves.curves().get(end.curve()).name(), LONGEST_NAME)))
          .append("</g>");
    }
    return svg.toString();
  }

  private static String kind(int curve) {
    return curve < NAMED ? "c" + Integer.toString(curve) : "rest";
  }

  private String place(Point point) {
    return tenths(x(point.across())) + "," + tenths(y(point.height().value()));
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

  private static String tenths(double pixels) {
    return Digits.exact(Math.round(pixels * 10) / 10.0);
  }

  private static String line(long x1, long x2, long y1, long y2) {
    return "<line x1=\"%s\" x2=\"%s\" y1=\"%s\" y2=\"%s\"/>".formatted(x1, x2, y1, y2);
  }

  private static String text(long x, long y, String anchor, String text) {
    return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>"
        .formatted(x, y, anchor, Html.escape(text));
  }
}
