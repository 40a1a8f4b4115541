package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
import java.util.Optional;

/** How often one thread gets there and back in a second. */
final class PerSecond implements Metric {
  private static final double NANOS_PER_SECOND = 1e9;

  @Override
  public String id() {
    return "ops";
  }

  @Override
  public String heading() {
    return "ops/s";
  }

  @Override
  public Unit unit() {
    return Unit.PER_SECOND;
  }

  @Override
  public Better better() {
    return Better.MORE;
  }

  @Override
  public int width() {
    return 9;
  }

  @Override
  public String meaning() {
    return "times that one thread gets there and back in a second: 1e9 / total";
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.total().map(total -> Measure.of(total).into(NANOS_PER_SECOND));
  }
}
