package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.PhaseDetail;
import io.serbench.statistics.RowSummary;
import java.util.Optional;

/**
 * A quantile of ser and the same quantile of deser, added. Their batches are timed apart, so the
 * sum is a quantile of nothing; it stands beside total, which is made in the same way.
 */
interface BatchQuantile extends Metric {
  /** Nanoseconds a call. */
  double of(PhaseDetail phase);

  /** Which batch of each: {@code the median batch of ser}. */
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
  default Basis basis() {
    return Basis.BATCHES;
  }

  @Override
  default String meaning() {
    return "ns a call in "
        + which()
        + ", plus the same of deser, of the batches that total is made of; a batch is about 1.5 ms"
        + " of calls, so single slow calls do not show";
  }

  @Override
  default Optional<Measure> of(RowSummary row, Peers peers) {
    Optional<PhaseDetail> ser = Optional.ofNullable(row.details().get(Phase.SER));
    Optional<PhaseDetail> deser = Optional.ofNullable(row.details().get(Phase.DESER));
    return ser.flatMap(one -> deser.map(other -> Measure.of(of(one) + of(other))));
  }
}
