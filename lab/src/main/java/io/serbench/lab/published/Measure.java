package io.serbench.lab.published;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Optional;

/** What a published figure says of a row. */
enum Measure {
  /** To make what the library encodes, and to encode it. */
  SER {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.SER).map(Estimate::value);
    }
  },
  /** To encode what is there already. */
  ENCODE {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.ENCODE).map(Estimate::value);
    }
  },
  /** To decode to what the library decodes to. */
  DESER {
    @Override
    Optional<Double> of(CellSummary cell) {
      return cell.time(Phase.DESER).map(Estimate::value);
    }
  },
  /** To decode, and to make a plain object of it: what is left of a round trip after SER. */
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

  /** Nanoseconds a call; empty where they were not measured. */
  abstract Optional<Double> of(CellSummary cell);
}
