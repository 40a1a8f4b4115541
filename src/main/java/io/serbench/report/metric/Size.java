package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
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
  public Origin origin() {
    return Origin.COUNTED;
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
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.numbers().encoded().map(encoded -> Measure.of(encoded.size()));
  }
}
