package io.serbench.report.metric;

import io.serbench.statistics.Estimate;
import io.serbench.statistics.Quantiles;

/** The time of a slow batch. */
final class SlowBatch implements BatchQuantile {
  @Override
  public String id() {
    return "p99";
  }

  @Override
  public String which() {
    return "the batch of each fork that 1 in 100 exceeds";
  }

  @Override
  public Estimate of(Quantiles batches) {
    return batches.p99();
  }
}
