package io.serbench.report.metric;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Ratio;
import java.util.Optional;

/** Total as a multiple of what copying alone takes. */
final class TimesCopy implements Metric {
  @Override
  public String id() {
    return "xcopy";
  }

  @Override
  public Unit unit() {
    return Unit.TIMES;
  }

  @Override
  public String meaning() {
    return "total in multiples of that of the row copy on the same data";
  }

  @Override
  public Optional<String> remedy() {
    return Optional.of("measured against the row copy: add it to -include");
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return peers
        .yardstick()
        .flatMap(
            copy ->
                row.total()
                    .map(
                        // Of itself it is the multiple that it is, whatever the intervals.
                        total ->
                            total.equals(copy)
                                ? Measure.of(1)
                                : Measure.of(Ratio.of(total, copy))));
  }
}
