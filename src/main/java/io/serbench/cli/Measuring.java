package io.serbench.cli;

import io.serbench.run.Preset;
import io.serbench.run.Stopping;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How long and how often to measure, as the options say: a preset, and what is said beside it.
 *
 * @param preset how long things last in a fork
 * @param stopping how many forks a row gets
 */
record Measuring(Preset preset, Stopping stopping) {
  private static final int MOST_FORKS = 1_000;
  private static final double MOST_PERCENT = 100;
  private static final double DAY_IN_SECONDS = 86_400;

  static Measuring of(Invocation invocation, Values values) throws UsageException {
    Preset preset = preset(invocation);
    OptionalLong forks = values.number(Option.FORKS, 0, MOST_FORKS);
    OptionalDouble percent = values.decimal(Option.PRECISION, MOST_PERCENT);
    OptionalDouble budget = values.decimal(Option.BUDGET, DAY_IN_SECONDS);
    if (preset == Preset.QUICK && forks.orElse(1) > 1) {
      throw new UsageException("-quick means one fork; leave out -forks or -quick");
    }
    if (forks.isPresent()) {
      return new Measuring(preset, Stopping.exactly(Math.toIntExact(forks.getAsLong())));
    }
    Stopping stopping = preset.stopping();
    if (percent.isPresent()) {
      stopping = stopping.withPrecision(percent.getAsDouble() / 100);
    }
    if (budget.isPresent()) {
      stopping = stopping.withBudget(Duration.ofMillis(Math.round(budget.getAsDouble() * 1000)));
    }
    return new Measuring(preset, stopping);
  }

  private static Preset preset(Invocation invocation) throws UsageException {
    boolean quick = invocation.has(Option.QUICK);
    boolean thorough = invocation.has(Option.THOROUGH);
    if (quick && thorough) {
      throw new UsageException("-quick and -thorough exclude each other; give one of them");
    }
    return quick ? Preset.QUICK : thorough ? Preset.THOROUGH : Preset.DEFAULT;
  }
}
