package io.serbench.report.metric;

import io.serbench.statistics.Quantiles;

/** The time of a slow batch. */
final class SlowBatch implements BatchQuantile {
  @Override
  public String id() {
    return "p99";
  }

  @Override
  public String which() {
    return "a batch of ser that 1 in 100 exceeds";
  }

  @Override
  public double of(Quantiles batches) {
    return batches.p99();
  }
}
