package io.serbench.lab.published;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Optional;

/** The quantity of a row that a published figure is compared with. */
enum Measure {
  /** Creating the representation and encoding it. */
  SER {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.SER).map(Estimate::value);
    }
  },
  /** Encoding a representation that was created before. */
  ENCODE {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.ENCODE).map(Estimate::value);
    }
  },
  /** Decoding to the representation. */
  DESER {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.DESER).map(Estimate::value);
    }
  },
  /** Decoding and converting to a plain object: what remains of a round trip after {@link #SER}. */
  TO_PLAIN {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.ROUNDTRIP)
          .flatMap(there -> SER.of(cell).map(ser -> there.value() - ser));
    }
  },
  TOTAL {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.total().map(Estimate::value);
    }
  };

  /** Returns nanoseconds per call; empty if they were not measured. */
  abstract Optional<Double> of(CellSummary cell);
}
