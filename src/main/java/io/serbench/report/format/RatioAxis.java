package io.serbench.report.format;

import io.serbench.report.block.Ratios;
import io.serbench.report.block.Ratios.Bar;
import io.serbench.report.block.Ratios.Kind;
import io.serbench.report.metric.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A logarithmic axis of ratios, with 1 in its middle.
 *
 * @param half what is at its right end, as a logarithm; its opposite is at the left end
 */
record RatioAxis(double half) {
  /** An axis that shows less would make much of nothing. */
  private static final double LEAST = Math.log(1.05);

  /** What is beyond is drawn as far as the end: one wild row shall not hide all others. */
  private static final double MOST = Math.log(4);

  /** The ends of intervals are not at the very edge. */
  private static final double ROOM = 1.05;

  /** So that what counts as the same is seen as a part of the whole. */
  private static final double SAME = 2;

  private static final double[] STEPS = {
    1.01, 1.02, 1.03, 1.05, 1.07, 1.1, 1.15, 1.2, 1.3, 1.5, 2, 3, 4
  };

  /** What of the axis the inner ticks may take, lest their labels meet the outer ones. */
  private static final double INNER = 0.5;

  /** For these. */
  static RatioAxis of(Ratios ratios) {
    double most =
        ratios.bars().stream()
            .flatMapToDouble(RatioAxis::shown)
            .map(end -> Math.abs(Math.log(end)))
            .filter(Double::isFinite)
            .max()
            .orElse(0);
    double seen = Math.max(most * ROOM, SAME * Math.log1p(ratios.same()));
    return new RatioAxis(Math.max(LEAST, Math.min(MOST, seen)));
  }

  /** What is open is open: how far its interval reaches does not matter. */
  private static DoubleStream shown(Bar bar) {
    Measure ratio = bar.ratio();
    return bar.kind() == Kind.OPEN
        ? DoubleStream.of(ratio.value())
        : DoubleStream.of(ratio.value(), ratio.low(), ratio.high());
  }

  /** The place of a ratio, in percent of the width; that of an end for what is beyond it. */
  double percent(double ratio) {
    double place = Math.max(-1, Math.min(1, Math.log(ratio) / half));
    return Math.round((place + 1) * 5000) / 100.0;
  }

  /** Whether a ratio is beyond the ends. */
  boolean isBeyond(double ratio) {
    return Math.abs(Math.log(ratio)) > half;
  }

  /** Ratios that have a line: 1, and up to two on either side of it, from left to right. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>(List.of(1.0));
    double outer = step(half);
    for (double tick : DoubleStream.of(outer, step(Math.log(outer) * INNER)).distinct().toArray()) {
      if (tick > 1) {
        ticks.add(tick);
        ticks.add(1 / tick);
      }
    }
    ticks.sort(Comparator.naturalOrder());
    return ticks;
  }

  /** The largest step up to a logarithm; 1 where there is none. */
  private static double step(double log) {
    return DoubleStream.of(STEPS).filter(step -> Math.log(step) <= log).max().orElse(1);
  }
}
