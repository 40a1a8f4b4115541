package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
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
  public Origin origin() {
    return Origin.MIDDLE_FORK;
  }

  @Override
  public String meaning() {
    return "ms of the first call in a cold JVM, opening of the library included";
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.numbers().firstMillis().stream().boxed().findFirst().map(Measure::of);
  }
}
