package io.serbench.lab.jmh;

import io.serbench.lab.jmh.Comparison.Line;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.descriptive.Median;

/**
 * How far apart the times of both tools are over all operations, by one of the ways to compare
 * them.
 *
 * @param name the names of the times that are compared
 * @param ratios serbench's time divided by JMH's, for each operation that can be compared in this
 *     way
 */
record Agreement(String name, List<Double> ratios) {
  Agreement {
    ratios = List.copyOf(ratios);
  }

  /** Returns the agreement by each way to compare like with like. */
  static List<Agreement> of(List<Line> lines) {
    return List.of(
        of("clean : JMH lower quartile", lines, Agreement::cleanByQuartile),
        of("clean : JMH lower quartile + GC", lines, Agreement::cleanByCollected),
        of("clean : JMH clean", lines, Agreement::cleanByClean),
        of("mean : JMH mean", lines, Agreement::meanByMean));
  }

  static double cleanByQuartile(Line line) {
    return line.clean() / line.jmh().quartile();
  }

  static double cleanByCollected(Line line) {
    return line.clean() / line.jmh().collected();
  }

  static double cleanByClean(Line line) {
    return line.clean() / line.jmh().clean();
  }

  static double meanByMean(Line line) {
    return line.mean() / line.jmh().mean();
  }

  private static Agreement of(String name, List<Line> lines, ToDoubleFunction<Line> ratio) {
    return new Agreement(
        name,
        lines.stream().mapToDouble(ratio).filter(each -> !Double.isNaN(each)).boxed().toList());
  }

  /** Returns the median distance of the ratios from 1; NaN if there are none. */
  double medianDistance() {
    return Median.withDefaults().evaluate(distances());
  }

  /** Returns the largest distance of a ratio from 1; NaN if there are none. */
  double worstDistance() {
    double worst = Double.NaN;
    for (double distance : distances()) {
      worst = Double.isNaN(worst) ? distance : Math.max(worst, distance);
    }
    return worst;
  }

  /**
   * Returns the mean of the ratios, which is below 1 if serbench's times are lower on the whole;
   * NaN if there are none.
   */
  double meanRatio() {
    return ratios.stream().mapToDouble(ratio -> ratio).average().orElse(Double.NaN);
  }

  private double[] distances() {
    return ratios.stream().mapToDouble(ratio -> Math.abs(ratio - 1)).toArray();
  }
}
