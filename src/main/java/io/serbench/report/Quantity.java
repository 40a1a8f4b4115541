package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Locale;
import java.util.Optional;

/** A time by which rows are compared. */
enum Quantity {
  SER,
  DESER,
  TOTAL;

  /** The name in tables. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The row's. */
  Optional<Estimate> of(CellSummary row) {
    return switch (this) {
      case SER -> row.time(Phase.SER);
      case DESER -> row.time(Phase.DESER);
      case TOTAL -> row.total();
    };
  }
}
