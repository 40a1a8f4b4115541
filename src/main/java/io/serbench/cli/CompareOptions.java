package io.serbench.cli;

import io.serbench.compare.Gate;
import io.serbench.compare.Gate.Growth;
import java.util.OptionalDouble;

/** How much two runs may differ. */
final class CompareOptions extends Options {
  private static final double SAME = 0.02;
  private static final double SLOWDOWN = 0.05;
  private static final int MOST_PERCENT = 1000;

  private final Option<Double> maxSlowdown =
      option(
          "-max-slowdown",
          Values.percent(MOST_PERCENT),
          "a row may be so much slower, such as 5%; else exit 3");
  private final Option<Growth> maxGrowth =
      option(
          "-max-growth",
          Value.of("BYTES", CompareOptions::growth),
          "sizes and allocations may be so much larger, 16 or 1%; else exit 3");
  private final Option<Boolean> decide =
      flag("exit 4 where it is not decided whether a row is slower", "-decide");
  private final Option<Double> same =
      option(
          "-same",
          Values.percent(MOST_PERCENT),
          "differences up to this do not matter; default: 2%");
  private final Option<Boolean> self =
      flag("compare halves of one run's forks: how far to trust this", "-self");

  CompareOptions() {
    super(Section.COMPARING);
  }

  /** What is allowed. */
  Gate gate() {
    return new Gate(
        maxSlowdown.value().stream().mapToDouble(part -> part).findFirst(),
        maxGrowth.value(),
        decide.given());
  }

  /** The same, with a largest slowdown in any case. */
  Gate gateForTimes() {
    OptionalDouble most = OptionalDouble.of(maxSlowdown.value().orElse(SLOWDOWN));
    return new Gate(most, maxGrowth.value(), decide.given());
  }

  /** Up to which part of a value a difference does not matter. */
  double same() {
    return same.value().orElse(SAME);
  }

  /** Whether each run is to be compared with itself. */
  boolean self() {
    return self.given();
  }

  private static Growth growth(String option, String text) throws UsageException {
    boolean part = text.endsWith(Values.PERCENT);
    try {
      double number = Double.parseDouble(Values.withoutPercent(text));
      if (number >= 0 && number < Double.POSITIVE_INFINITY) {
        return part ? new Growth(0, number / 100) : new Growth(number, 0);
      }
    } catch (NumberFormatException e) {
      throw new UsageException(notGrowth(option, text));
    }
    throw new UsageException(notGrowth(option, text));
  }

  private static String notGrowth(String option, String text) {
    return option + "=" + text + " is no growth; give bytes such as 16, or a part such as 1%";
  }
}
