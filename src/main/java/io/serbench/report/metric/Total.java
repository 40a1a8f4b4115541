package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import java.util.Map;
import java.util.Optional;

/** The time there and back. */
final class Total implements Metric {
  @Override
  public String id() {
    return "total";
  }

  @Override
  public Unit unit() {
    return Unit.NANOSECONDS;
  }

  @Override
  public String meaning() {
    return "ser + deser: there and back; the tables are sorted by it by default";
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.total().map(Measure::of);
  }

  @Override
  public Optional<Double> ofFork(Map<Phase, Double> nanos) {
    return Optional.ofNullable(nanos.get(Phase.SER))
        .flatMap(ser -> Optional.ofNullable(nanos.get(Phase.DESER)).map(deser -> ser + deser));
  }
}
