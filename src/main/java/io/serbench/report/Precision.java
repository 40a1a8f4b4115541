package io.serbench.report;

import io.serbench.result.Course.Ending;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Target;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** How well a run wanted to know ser and deser of each row, and which rows it knows less well. */
final class Precision {
  private record Uncertainty(Quantity quantity, double relative, int forks) {}

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

  /** Says how far the worse of ser and deser is from what was wanted; empty where it is not. */
  Optional<String> missedBy(CellSummary row) {
    return wanted()
        .flatMap(
            precision ->
                Stream.of(Quantity.SER, Quantity.DESER)
                    .flatMap(quantity -> uncertainty(quantity, row).stream())
                    .filter(found -> found.relative() > precision)
                    .max(Comparator.comparingDouble(Uncertainty::relative)))
        .map(this::text);
  }

  private static Optional<Uncertainty> uncertainty(Quantity quantity, CellSummary row) {
    return quantity.of(row).map(time -> new Uncertainty(quantity, relative(time), time.forks()));
  }

  private static double relative(Estimate time) {
    return time.halfWidth() / time.value();
  }

  private String text(Uncertainty worst) {
    Target target = settings.target().orElseThrow();
    String why =
        budgetDecided
            ? "the budget of %s s was spent, see -budget and -precision"
                .formatted(Numbers.plain(target.budgetSeconds()))
            : "± %s was wanted".formatted(Numbers.percent(target.precision()));
    return "%s ± %s after %s; %s"
        .formatted(
            worst.quantity().label(),
            Numbers.percentRoundedUp(worst.relative()),
            Numbers.count(worst.forks(), "fork"),
            why);
  }
}
