package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Quantiles;
import java.util.Optional;

/**
 * A quantile of ser and the same quantile of deser, added. Their batches are timed apart, so the
 * sum is a quantile of nothing; it stands beside total, which is made in the same way.
 */
interface BatchQuantile extends Metric {
  /** Nanoseconds a call. */
  Estimate of(Quantiles batches);

  /** Which batch: {@code the median batch of each fork}. */
  String which();

  @Override
  default String heading() {
    return id() + ".batch";
  }

  @Override
  default Unit unit() {
    return Unit.NANOSECONDS;
  }

  @Override
  default Origin origin() {
    return Origin.BATCHES;
  }

  @Override
  default String meaning() {
    return "total, with "
        + which()
        + " in place of the mean of its batches; a batch is about 1.5 ms of calls, so"
        + " single slow calls do not show";
  }

  @Override
  default Optional<Measure> of(CellSummary row, Peers peers) {
    return row.numbers().batches().map(batches -> Measure.of(of(batches)));
  }
}
