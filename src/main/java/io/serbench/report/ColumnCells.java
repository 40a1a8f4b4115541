package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.PhaseSummary;
import io.serbench.statistics.Quantiles;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** What stands in the columns behind the table's own, for the rows of one data set. */
final class ColumnCells {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Optional<Estimate> copy;

  /**
   * For one data set.
   *
   * @param rows all rows on the data set
   */
  ColumnCells(List<CellSummary> rows) {
    this.copy = rows.stream().filter(Section::isYardstick).findFirst().flatMap(CellSummary::total);
  }

  /** The cell; {@code -} where it is not known. */
  String text(Column column, CellSummary row) {
    return switch (column) {
      case PLUS_MINUS -> row.total().map(ColumnCells::plusMinus).orElse(Numbers.NONE);
      case ALLOC_SER -> allocated(row, Phase.SER);
      case ALLOC_DESER -> allocated(row, Phase.DESER);
      case P50 -> thereAndBack(row, Quantiles::p50);
      case P99 -> thereAndBack(row, Quantiles::p99);
      case OPS -> row.total().map(ColumnCells::perSecond).orElse(Numbers.NONE);
      case ENCODE -> ResultTable.nanos(ResultTable.time(row, Phase.ENCODE));
      case ROUNDTRIP -> ResultTable.nanos(ResultTable.time(row, Phase.ROUNDTRIP));
      case FIRST -> first(row);
      case CLEAN -> clean(row);
      case XCOPY -> timesCopy(row);
    };
  }

  /** Half of the interval of an estimate, in percent of it. */
  static String plusMinus(Estimate time) {
    return Numbers.percentCell(time.halfWidth() / time.value());
  }

  private static String perSecond(Estimate total) {
    return Numbers.fixed(0, NANOS_PER_SECOND / total.value());
  }

  private static String allocated(CellSummary row, Phase phase) {
    return detail(row, phase)
        .flatMap(it -> it.allocatedBytes().stream().boxed().findFirst())
        .map(bytes -> Numbers.fixed(0, bytes))
        .orElse(Numbers.NONE);
  }

  /**
   * The quantiles of ser and deser, added. Their batches are separate, so the sum is not a quantile
   * of anything; it stands beside total, which is made in the same way.
   */
  private static String thereAndBack(CellSummary row, ToDoubleFunction<Quantiles> quantile) {
    return detail(row, Phase.SER)
        .flatMap(
            ser ->
                detail(row, Phase.DESER)
                    .map(
                        deser ->
                            quantile.applyAsDouble(ser.batches())
                                + quantile.applyAsDouble(deser.batches())))
        .map(nanos -> Numbers.fixed(0, nanos))
        .orElse(Numbers.NONE);
  }

  private static String first(CellSummary row) {
    OptionalDouble millis = row.numbers().firstMillis();
    return millis.isPresent() ? Numbers.fixed(1, millis.getAsDouble()) : Numbers.NONE;
  }

  private static String clean(CellSummary row) {
    OptionalDouble share = row.trust().undisturbed().part();
    return share.isPresent() ? Numbers.fixed(0, share.getAsDouble() * 100) : Numbers.NONE;
  }

  private String timesCopy(CellSummary row) {
    return copy.flatMap(
            base -> row.total().map(total -> Numbers.fixed(2, total.value() / base.value())))
        .orElse(Numbers.NONE);
  }

  private static Optional<PhaseSummary> detail(CellSummary row, Phase phase) {
    return row.phase(phase);
  }
}
