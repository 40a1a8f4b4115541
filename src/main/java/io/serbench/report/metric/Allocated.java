package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.PhaseDetail;
import io.serbench.statistics.RowSummary;
import java.util.Optional;

/** The bytes that a phase allocates. */
interface Allocated extends Metric {
  /** Which phase. */
  Phase allocating();

  @Override
  default String id() {
    return "alloc." + allocating().label();
  }

  @Override
  default Unit unit() {
    return Unit.BYTES_PER_CALL;
  }

  @Override
  default Basis basis() {
    return Basis.MIDDLE_FORK;
  }

  @Override
  default String meaning() {
    return "bytes that a call of " + allocating().label() + " allocates";
  }

  @Override
  default Optional<Measure> of(RowSummary row, Peers peers) {
    return Optional.ofNullable(row.details().get(allocating()))
        .map(PhaseDetail::allocatedBytes)
        .filter(bytes -> bytes >= 0)
        .map(Measure::of);
  }
}
