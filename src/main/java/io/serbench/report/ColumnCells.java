package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.CleanShare;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.PhaseDetail;
import io.serbench.statistics.RowSummary;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** What stands in the columns behind the table's own, for the rows of one data set. */
final class ColumnCells {
  private static final double NANOS_PER_SECOND = 1e9;

  private final CleanShare clean;
  private final Optional<Estimate> copy;

  /**
   * For one data set.
   *
   * @param clean of the run
   * @param rows all rows on the data set
   */
  ColumnCells(CleanShare clean, List<RowSummary> rows) {
    this.clean = clean;
    this.copy = rows.stream().filter(Section::isYardstick).findFirst().flatMap(RowSummary::total);
  }

  /** The cell; {@code -} where it is not known. */
  String text(Column column, RowSummary row) {
    return switch (column) {
      case PLUS_MINUS -> row.total().map(ColumnCells::plusMinus).orElse(Numbers.NONE);
      case ALLOC_SER -> allocated(row, Phase.SER);
      case ALLOC_DESER -> allocated(row, Phase.DESER);
      case P50 -> thereAndBack(row, PhaseDetail::p50);
      case P99 -> thereAndBack(row, PhaseDetail::p99);
      case OPS -> row.total().map(ColumnCells::perSecond).orElse(Numbers.NONE);
      case ENCODE -> ResultTable.nanos(ResultTable.time(row, Phase.ENCODE));
      case ROUNDTRIP -> ResultTable.nanos(ResultTable.time(row, Phase.ROUNDTRIP));
      case FIRST -> row.firstMillis().map(ms -> Numbers.fixed(1, ms)).orElse(Numbers.NONE);
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

  private static String allocated(RowSummary row, Phase phase) {
    return detail(row, phase)
        .map(PhaseDetail::allocatedBytes)
        .filter(bytes -> bytes >= 0)
        .map(bytes -> Numbers.fixed(0, bytes))
        .orElse(Numbers.NONE);
  }

  /**
   * The quantiles of ser and deser, added. Their batches are separate, so the sum is not a quantile
   * of anything; it stands beside total, which is made in the same way.
   */
  private static String thereAndBack(RowSummary row, ToDoubleFunction<PhaseDetail> quantile) {
    return detail(row, Phase.SER)
        .flatMap(
            ser ->
                detail(row, Phase.DESER)
                    .map(deser -> quantile.applyAsDouble(ser) + quantile.applyAsDouble(deser)))
        .map(nanos -> Numbers.fixed(0, nanos))
        .orElse(Numbers.NONE);
  }

  private String clean(RowSummary row) {
    OptionalDouble share = clean.of(row.row(), row.subject());
    return share.isPresent() ? Numbers.fixed(0, share.getAsDouble() * 100) : Numbers.NONE;
  }

  private String timesCopy(RowSummary row) {
    return copy.flatMap(
            base -> row.total().map(total -> Numbers.fixed(2, total.value() / base.value())))
        .orElse(Numbers.NONE);
  }

  private static Optional<PhaseDetail> detail(RowSummary row, Phase phase) {
    return Optional.ofNullable(row.details().get(phase));
  }
}
