package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
import java.util.Optional;

/** How many bytes are left after compression. */
final class Deflated implements Metric {
  @Override
  public String id() {
    return "dfl";
  }

  @Override
  public String heading() {
    return "+dfl";
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
    return 5;
  }

  @Override
  public String meaning() {
    return "bytes after compression with deflate (zlib, default level)";
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return row.numbers().encoded().map(encoded -> Measure.of(encoded.deflated()));
  }
}
