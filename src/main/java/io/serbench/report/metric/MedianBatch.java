package io.serbench.report.metric;

import io.serbench.statistics.Estimate;
import io.serbench.statistics.Quantiles;

/** The time of a batch in the middle. */
final class MedianBatch implements BatchQuantile {
  @Override
  public String id() {
    return "p50";
  }

  @Override
  public String which() {
    return "the median batch of each fork";
  }

  @Override
  public Estimate of(Quantiles batches) {
    return batches.p50();
  }
}
