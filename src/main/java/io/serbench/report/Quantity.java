package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.RowSummary;
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
  Optional<Estimate> of(RowSummary row) {
    return switch (this) {
      case SER -> Optional.ofNullable(row.times().get(Phase.SER));
      case DESER -> Optional.ofNullable(row.times().get(Phase.DESER));
      case TOTAL -> row.total();
    };
  }
}
