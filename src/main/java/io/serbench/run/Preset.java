package io.serbench.run;

import io.serbench.measure.Timing;

/** How much time a run takes for how much precision. */
public enum Preset {
  /** One short fork a row. */
  QUICK(Timing.QUICK, Stopping.QUICK),
  /** Unless told otherwise. */
  DEFAULT(Timing.DEFAULT, Stopping.DEFAULT),
  /** For numbers to publish. */
  THOROUGH(Timing.THOROUGH, Stopping.THOROUGH);

  @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
  private final Timing timing;

  @SuppressWarnings("ImmutableEnumChecker") // A record of immutable values.
  private final Stopping stopping;

  Preset(Timing timing, Stopping stopping) {
    this.timing = timing;
    this.stopping = stopping;
  }

  /** How long warm-up and measurement last. */
  public Timing timing() {
    return timing;
  }

  /** How many forks a row gets. */
  public Stopping stopping() {
    return stopping;
  }
}
