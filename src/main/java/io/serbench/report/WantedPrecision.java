package io.serbench.report;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Course.Ending;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Settings.Target;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** How well a run wanted to know the headline times of each row, and which it knows less well. */
final class WantedPrecision {
  private record Uncertainty(Metric metric, double relative) {
    /** Of two that differ by rounding alone, the first counts. */
    long millionths() {
      return Math.round(relative * 1e6);
    }
  }

  /** Relative half width; empty where the number of forks was fixed. */
  private final Optional<Double> wanted;

  private final boolean budgetDecided;

  WantedPrecision(Run run, Noise noise) {
    this.wanted = run.settings().target().map(Target::precision);
    // Else the run broke off, or it judged by other intervals than those of this report.
    this.budgetDecided =
        run.course().ending() == Ending.COMPLETE && noise == run.settings().noise();
  }

  /** What was missed, and why; of no meaning for runs that wanted nothing. */
  String missed() {
    return (budgetDecided ? "Budget reached before ±" : "Not known to ±")
        + Digits.percent(wanted.orElse(Double.NaN));
  }

  /** How far the worst headline time is from what was wanted; empty where none is. */
  Optional<String> missedBy(MeasuredCell cell) {
    return worse(cell)
        .filter(found -> wanted.filter(most -> found.relative() > most).isPresent())
        .map(found -> found.metric().id() + " ±" + Digits.percentRoundedUp(found.relative()));
  }

  /** Relative half width of the worst headline time; 0 where none has an interval. */
  double worst(MeasuredCell cell) {
    return worse(cell).map(Uncertainty::relative).orElse(0.0);
  }

  private static Optional<Uncertainty> worse(MeasuredCell cell) {
    return Stream.of(Metrics.SER, Metrics.DESER, Metrics.ENCODE, Metrics.ROUNDTRIP)
        .flatMap(metric -> uncertainty(metric, cell).stream())
        .max(Comparator.comparingLong(Uncertainty::millionths));
  }

  /** By the forks alone: more of them do not tell how machines differ. */
  private static Optional<Uncertainty> uncertainty(Metric metric, MeasuredCell cell) {
    return cell.estimate(metric)
        .map(time -> Measure.of(time.beside(time)))
        .filter(Measure::hasInterval)
        .map(time -> new Uncertainty(metric, time.relative()));
  }
}
