package io.serbench.report.metric;

import io.serbench.statistics.RowSummary;
import java.util.Optional;

/** The time of the first call of all. */
final class FirstCall implements Metric {
  @Override
  public String id() {
    return "first";
  }

  @Override
  public Unit unit() {
    return Unit.MILLISECONDS;
  }

  @Override
  public Basis basis() {
    return Basis.MIDDLE_FORK;
  }

  @Override
  public String meaning() {
    return "ms of the first call in a cold JVM, opening of the library included";
  }

  @Override
  public Optional<Measure> of(RowSummary row, Peers peers) {
    return row.firstMillis().map(Measure::of);
  }
}
