package io.serbench.lab.jmh;

import io.serbench.lab.jmh.JmhFork.Iteration;
import java.util.List;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.Quantile.EstimationMethod;

/**
 * What JMH's iterations of one operation come to, all forks together. Nanoseconds a call.
 *
 * @param quartile the lower quartile of all iterations of all forks. Not of the forks' own
 *     quartiles: a whole fork may fall into a slow spell, and then has no undisturbed iteration
 * @param collected the same with garbage collection: iterations are shorter than the time from one
 *     collection to the next, so that the faster ones hold none, while serbench's clean estimate
 *     holds its due share. With s the share of the collector in all measured time, this is {@code
 *     quartile / (1 - s)}. A neighbour slows calls and collector alike, so s does not depend on it
 * @param clean all measured time by all calls of the undisturbed iterations, collections included:
 *     those with a reading of the witness on both sides that is as fast as serbench asks it to be;
 *     not a number where there are too few
 * @param mean all measured time by all calls, as serbench's plain mean is
 * @param score what JMH prints: the mean of the iterations. They are of equal time and not of equal
 *     work, so that slow ones count for more in it than in {@code mean}
 */
record JmhTimes(double quartile, double collected, double clean, double mean, double score) {
  /** As many batches of one fork serbench asks for at least. */
  private static final int LEAST_CLEAN = 20;

  /** As serbench's own quantiles are. */
  private static final Quantile LINEAR = Quantile.withDefaults().with(EstimationMethod.HF7);

  /**
   * From the iterations of all forks.
   *
   * @param witnessLimit nanoseconds of the slowest reading of the witness that is undisturbed
   */
  static JmhTimes of(List<Iteration> iterations, double witnessLimit) {
    double nanos = iterations.stream().mapToDouble(Iteration::nanos).sum();
    List<Iteration> clean =
        iterations.stream().filter(each -> each.undisturbed(witnessLimit)).toList();
    double collection = iterations.stream().mapToDouble(Iteration::collectionMillis).sum() * 1e6;
    double[] scores = iterations.stream().mapToDouble(Iteration::nanosPerCall).toArray();
    double quartile = LINEAR.evaluate(scores, 0.25);
    return new JmhTimes(
        quartile,
        quartile / (1 - collection / nanos),
        clean.size() < LEAST_CLEAN ? Double.NaN : mean(clean),
        mean(iterations),
        iterations.stream().mapToDouble(Iteration::nanosPerCall).average().orElse(Double.NaN));
  }

  private static double mean(List<Iteration> iterations) {
    double nanos = iterations.stream().mapToDouble(Iteration::nanos).sum();
    return nanos / iterations.stream().mapToLong(Iteration::calls).sum();
  }
}
