package io.serbench.report.metric;

import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
import java.util.Optional;

/** How many bytes the value is encoded to. */
final class Size implements Metric {
  @Override
  public String id() {
    return "size";
  }

  @Override
  public Unit unit() {
    return Unit.BYTES;
  }

  @Override
  public Basis basis() {
    return Basis.COUNTED;
  }

  @Override
  public int width() {
    return 6;
  }

  @Override
  public String meaning() {
    return "bytes of the encoded object";
  }

  @Override
  public Optional<Measure> of(RowSummary row, Peers peers) {
    return row.status() == Status.OK ? Optional.of(Measure.of(row.size())) : Optional.empty();
  }
}
