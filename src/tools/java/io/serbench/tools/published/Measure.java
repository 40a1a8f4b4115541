package io.serbench.tools.published;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Optional;

/** What a published figure says of a row. */
enum Measure {
  SER {
    @Override
    Optional<Estimate> of(CellSummary cell) {
      return cell.time(Phase.SER);
    }
  },
  DESER {
    @Override
    Optional<Estimate> of(CellSummary cell) {
      return cell.time(Phase.DESER);
    }
  },
  TOTAL {
    @Override
    Optional<Estimate> of(CellSummary cell) {
      return cell.total();
    }
  };

  /** Nanoseconds a call; empty where they were not measured. */
  abstract Optional<Estimate> of(CellSummary cell);
}
