package io.serbench.report;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Course.Ending;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Target;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** How well a run wanted to know ser and deser of each row, and which rows it knows less well. */
final class Precision {
  private record Uncertainty(Metric metric, double relative, int forks) {
    /** Of two that differ by rounding alone, the first counts. */
    long millionths() {
      return Math.round(relative * 1e6);
    }
  }

  private final Settings settings;
  private final boolean budgetDecided;

  Precision(Run run, Noise noise) {
    this.settings = run.settings();
    // Else the run broke off, or it judged by other intervals than those of this report.
    this.budgetDecided =
        run.course().ending() == Ending.COMPLETE && noise == run.settings().noise();
  }

  /** Relative half width that was wanted; empty where the number of forks was fixed. */
  Optional<Double> wanted() {
    return settings.target().map(Target::precision);
  }

  /** What was missed, and why; for runs that wanted something. */
  String missed() {
    Target target = settings.target().orElseThrow();
    String why =
        budgetDecided
            ? ", for the budget of %s s a row was spent; see -budget and -precision"
                .formatted(Digits.plain(target.budgetSeconds()))
            : "";
    return "Known less well than to the ± %s that was wanted"
            .formatted(Digits.percent(target.precision()))
        + why;
  }

  /** How far the worse of ser and deser is from what was wanted; empty where it is not. */
  Optional<String> missedBy(MeasuredCell cell) {
    return wanted()
        .flatMap(
            precision ->
                Stream.of(Metrics.SER, Metrics.DESER)
                    .flatMap(metric -> uncertainty(metric, cell).stream())
                    .filter(found -> found.relative() > precision)
                    .max(Comparator.comparingLong(Uncertainty::millionths)))
        .map(Precision::text);
  }

  private static Optional<Uncertainty> uncertainty(Metric metric, MeasuredCell cell) {
    return cell.value(metric)
        .filter(Measure::hasInterval)
        .map(time -> new Uncertainty(metric, time.relative(), cell.row().trust().forks()));
  }

  private static String text(Uncertainty worst) {
    return "%s ± %s after %s"
        .formatted(
            worst.metric().id(),
            Digits.percentRoundedUp(worst.relative()),
            Digits.count(worst.forks(), "fork"));
  }
}
