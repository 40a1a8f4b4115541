package io.serbench.cli;

import io.serbench.measure.Timing;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.run.Method;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Share;
import io.serbench.run.Method.Stopping;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How a run measures. */
final class MeasuringOptions extends Options {
  private static final int MOST_FORKS = 1_000;
  private static final int MOST_ITERATIONS = 1_000_000_000;
  private static final long MOST_PERCENT = 100;
  private static final long HOUR_IN_MILLIS = 3_600_000;
  private static final long DAY_IN_SECONDS = 86_400;

  private final Option<Integer> forks =
      option(
          "-forks",
          Values.whole("N", 0, MOST_FORKS).as(Math::toIntExact),
          "so many JVMs a row, not as many as needed; 0: this one");
  private final Option<Double> precision =
      option(
          "-precision",
          Values.percent(MOST_PERCENT),
          "add forks until times are known to this; default: "
              + percent(Stopping.DEFAULT.precision()));
  private final Option<Duration> budget =
      option(
          "-budget",
          Values.decimal("SECONDS", DAY_IN_SECONDS).as(MeasuringOptions::seconds),
          "... or until they took so long, a row; default: "
              + Stopping.DEFAULT.budget().toSeconds());
  private final Option<Boolean> quick =
      flag("short forks, one a row (or -forks): a first impression", "-quick");
  private final Option<Boolean> thorough =
      flag(
          "longer forks, to "
              + percent(Stopping.THOROUGH.precision())
              + " %, up to "
              + Stopping.THOROUGH.budget().toSeconds()
              + " s a row: to publish",
          "-thorough");
  private final Option<Integer> iterations =
      rare(
          option(
              "-iterations",
              Values.whole("N", 1, MOST_ITERATIONS).as(Math::toIntExact),
              "calls in each batch, instead of calibrating"));
  private final Option<Integer> alive =
      rare(
          option(
              "-alive",
              Values.whole("N", 1, MOST_FORKS).as(Math::toIntExact),
              "so many JVMs live at once; default: by free memory"));
  private final Option<Long> testRunMillis =
      rare(
          option(
              "-testRunMillis",
              Values.whole("N", 1, HOUR_IN_MILLIS),
              "ms that each phase is measured; default: " + Math.round(Share.DEFAULT.clean())));
  private final Option<Long> warmupTime =
      rare(
          option(
              "-warmup-time",
              Values.whole("N", 0, HOUR_IN_MILLIS),
              "ms of warm-up, instead of until steady"));
  private final Option<Boolean> skipPreWarmup =
      rare(flag("with -forks=0: do not warm up all rows first", "-skip-pre-warmup"));

  MeasuringOptions() {
    super(Section.MEASURING);
  }

  /** How to measure these phases. */
  Method method(Noise noise, List<Phase> phases) throws UsageException {
    return new Method(
        preset(),
        stopping(),
        timing(),
        share(),
        number(alive),
        noise,
        phases,
        skipPreWarmup.given());
  }

  /** When a row has enough forks. */
  Stopping stopping() throws UsageException {
    Stopping usual = preset().stopping();
    return forks
        .value()
        .map(Stopping::exactly)
        .orElse(
            usual
                .withPrecision(precision.value().orElse(usual.precision()))
                .withBudget(budget.value().orElse(usual.budget())));
  }

  /** A single fork says nothing of how far forks differ, which is what twins are for. */
  void refuseOneFork() throws UsageException {
    if (quick.given() && !forks.given()) {
      throw new UsageException(
          "-quick is one fork, which says nothing of differences between forks; give -forks=3,"
              + " too");
    }
  }

  /** This JVM is but one, has one version of each library, and remembers what rows met before. */
  void refuseInProcess() throws UsageException {
    if (stopping().equals(Stopping.IN_PROCESS)) {
      throw new UsageException(
          "several JVMs, versions of a library or kinds of traffic side by side need forks;"
              + " leave out "
              + forks.name()
              + "=0");
    }
  }

  /**
   * Which of the given options change nothing, a line each.
   *
   * @param ofForks options that mean something for forks only
   */
  List<String> useless(Options... ofForks) throws UsageException {
    Stopping stopping = stopping();
    List<String> lines = new ArrayList<>();
    if (stopping.equals(Stopping.IN_PROCESS)) {
      for (Options options : ofForks) {
        addUseless(options.all(), forks.name() + "=0", lines);
      }
    } else if (skipPreWarmup.given()) {
      lines.add(skipPreWarmup.name() + " is without effect, except with -forks=0");
    }
    if (stopping.least() == stopping.most()) {
      Option<?> cause = forks.given() ? forks : quick;
      addUseless(List.of(precision, budget), cause.name(), lines);
    }
    return lines;
  }

  private static void addUseless(List<Option<?>> options, String cause, List<String> lines) {
    for (Option<?> option : options) {
      if (option.given()) {
        lines.add(option.name() + " is without effect with " + cause);
      }
    }
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  /** Without a fraction where there is none. */
  private static String percent(double part) {
    return BigDecimal.valueOf(part).movePointRight(2).stripTrailingZeros().toPlainString();
  }

  private Timing timing() throws UsageException {
    Timing timing = preset().timing();
    timing = iterations.value().map(timing::withFixedBatch).orElse(timing);
    return warmupTime.value().map(timing::withWarmup).orElse(timing);
  }

  private Share share() throws UsageException {
    Share share = preset().share();
    return testRunMillis.value().map(share::withMeasurement).orElse(share);
  }

  private Preset preset() throws UsageException {
    if (quick.given() && thorough.given()) {
      throw new UsageException("-quick and -thorough exclude each other; give one of them");
    }
    return quick.given() ? Preset.QUICK : thorough.given() ? Preset.THOROUGH : Preset.DEFAULT;
  }
}
