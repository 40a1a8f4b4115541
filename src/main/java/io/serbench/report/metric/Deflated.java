package io.serbench.report.metric;

import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
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
  public Basis basis() {
    return Basis.COUNTED;
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
  public Optional<Measure> of(RowSummary row, Peers peers) {
    return row.status() == Status.OK ? Optional.of(Measure.of(row.deflated())) : Optional.empty();
  }
}
