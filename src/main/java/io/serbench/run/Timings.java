package io.serbench.run;

import io.serbench.measure.Timing;

/** Turns what the command line says of times into what the timer does. */
public final class Timings {
  /** A moment for each phase, before the first measurement of a run in process. */
  static final Timing PRE_WARM_UP = new Timing(0, 1.5, 100, 100, 0, 0, 0);

  private Timings() {}

  static Timing of(RunRequest request) {
    Timing base = request.preset().timing();
    long measure = request.testRunMillis().orElse(base.measureMillis());
    long extra = request.testRunMillis().isPresent() ? measure : base.extraMillis();
    return new Timing(
        request.iterations().orElse(base.fixedBatch()),
        base.batchMillis(),
        request.warmupMillis().orElse(base.warmupFloor()),
        request.warmupMillis().orElse(base.warmupCap()),
        measure,
        request.testRunMillis().orElse(base.otherMillis()),
        extra);
  }
}
