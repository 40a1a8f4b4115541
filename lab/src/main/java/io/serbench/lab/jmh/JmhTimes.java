package io.serbench.lab.jmh;

import io.serbench.lab.jmh.JmhFork.Iteration;
import java.util.List;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.Quantile.EstimationMethod;

/**
 * The times of one operation by JMH, in nanoseconds per call, from the iterations of all forks.
 *
 * @param quartile the lower quartile of all iterations of all forks. Quartiles of single forks
 *     would not do, because a whole fork may fall into a slow spell and then has no undisturbed
 *     iteration
 * @param collected the quartile with garbage collection added. Iterations are shorter than the time
 *     between two collections, so the faster ones contain none, whereas serbench's clean estimate
 *     contains its due share. With s as the collector's share of all measured time, this is {@code
 *     quartile / (1 - s)}. A neighbour slows calls and collector alike, so s does not depend on it
 * @param clean the measured time of the undisturbed iterations divided by their calls, collections
 *     included. An iteration is undisturbed if the witness was as fast before and after it as
 *     serbench requires. NaN if there are too few
 * @param mean all measured time divided by all calls, like serbench's plain mean
 * @param score what JMH prints: the mean of the iterations. They take equal time, not equal work,
 *     so slow ones count for more in it than in {@code mean}
 */
record JmhTimes(double quartile, double collected, double clean, double mean, double score) {
  /** The least number of undisturbed iterations: serbench requires as many batches of one fork. */
  private static final int LEAST_CLEAN = 20;

  /** Quantiles are interpolated linearly, like serbench's own. */
  private static final Quantile LINEAR = Quantile.withDefaults().with(EstimationMethod.HF7);

  /**
   * Computes the times from the iterations of all forks.
   *
   * @param witnessLimit the slowest reading of the witness that is undisturbed, in nanoseconds
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
