package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.PhaseSummary;
import java.util.Optional;
import java.util.OptionalDouble;

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
  default Origin origin() {
    return Origin.MIDDLE_FORK;
  }

  @Override
  default String meaning() {
    return "bytes that a call of " + allocating().label() + " allocates";
  }

  @Override
  default Optional<Measure> of(CellSummary row, Peers peers) {
    return row.phase(allocating())
        .map(PhaseSummary::allocatedBytes)
        .filter(OptionalDouble::isPresent)
        .map(bytes -> Measure.of(bytes.getAsDouble()));
  }
}
