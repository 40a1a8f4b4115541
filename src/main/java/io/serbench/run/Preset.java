package io.serbench.run;

import io.serbench.measure.Timing;

/** How much time a run takes for how much precision. */
public enum Preset {
  /** One short fork a row. */
  QUICK(Timing.QUICK, Share.QUICK, Stopping.QUICK),
  /** Unless told otherwise. */
  DEFAULT(Timing.DEFAULT, Share.DEFAULT, Stopping.DEFAULT),
  /** For numbers to publish. */
  THOROUGH(Timing.THOROUGH, Share.THOROUGH, Stopping.THOROUGH);

  @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
  private final Timing timing;

  @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
  private final Share share;

  @SuppressWarnings("ImmutableEnumChecker") // A record of immutable values.
  private final Stopping stopping;

  Preset(Timing timing, Share share, Stopping stopping) {
    this.timing = timing;
    this.share = share;
    this.stopping = stopping;
  }

  /** How long warm-up and batches last. */
  public Timing timing() {
    return timing;
  }

  /** How much each fork measures. */
  public Share share() {
    return share;
  }

  /** How many forks a row gets. */
  public Stopping stopping() {
    return stopping;
  }
}
