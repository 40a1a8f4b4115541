package io.serbench.compare;

import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;

/**
 * One time of one row in both runs.
 *
 * @param id the row, on its data set
 * @param metric which time
 * @param base nanoseconds a call in the first run
 * @param next nanoseconds a call in the second
 * @param measured second by first, as measured
 * @param ratio the same at one speed of the machine, where the runs could be brought to one
 */
public record TimeChange(
    CellId id, Metric metric, Estimate base, Estimate next, Ratio measured, Ratio ratio) {
  /** Of both runs together. */
  int forks() {
    return base.forks() + next.forks();
  }

  /** By how much it changed: the logarithm of the ratio, without its sign. */
  double distance() {
    return Math.abs(Math.log(ratio.value()));
  }

  /** The same if the second run had taken so many times as long. */
  TimeChange slower(double factor) {
    return new TimeChange(
        id, metric, base, times(next, factor), measured.times(factor), ratio.times(factor));
  }

  private static Estimate times(Estimate estimate, double factor) {
    return new Estimate(estimate.value() * factor, estimate.halfWidth() * factor, estimate.forks());
  }
}
