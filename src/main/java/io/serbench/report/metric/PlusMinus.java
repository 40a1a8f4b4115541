package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
import java.util.Optional;

/** How well total is known. */
final class PlusMinus implements Metric {
  @Override
  public String id() {
    return "plusminus";
  }

  @Override
  public String heading() {
    return "±";
  }

  @Override
  public Unit unit() {
    return Unit.PERCENT;
  }

  @Override
  public Origin origin() {
    return Origin.SPREAD;
  }

  @Override
  public int width() {
    return 6;
  }

  @Override
  public String meaning() {
    return "half of the 95 % confidence interval of total, in percent of total";
  }

  @Override
  public Optional<String> remedy() {
    return Optional.of("one fork has no interval: run with more");
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.total()
        .map(Measure::of)
        .filter(Measure::hasInterval)
        .map(total -> Measure.of(total.relative() * 100));
  }
}
