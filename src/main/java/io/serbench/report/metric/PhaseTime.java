package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import java.util.Map;
import java.util.Optional;

/** The time of one phase. */
interface PhaseTime extends Metric {
  /** Which one. */
  Phase timed();

  @Override
  default String id() {
    return timed().label();
  }

  @Override
  default Unit unit() {
    return Unit.NANOSECONDS;
  }

  @Override
  default Optional<Phase> phase() {
    return Phase.DEFAULT.contains(timed()) ? Optional.empty() : Optional.of(timed());
  }

  @Override
  default Optional<String> remedy() {
    return phase().map(phase -> "only timed where it is asked for: run with -columns=" + id());
  }

  @Override
  default Optional<Measure> of(CellSummary row, Peers peers) {
    return row.time(timed()).map(Measure::of);
  }

  @Override
  default Optional<Double> ofFork(Map<Phase, Double> nanos) {
    return Optional.ofNullable(nanos.get(timed()));
  }
}
