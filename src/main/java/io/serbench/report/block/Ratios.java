package io.serbench.report.block;

import io.serbench.statistics.Measure;
import java.util.List;

/**
 * A chart of ratios: bars from 1 to each ratio on a logarithmic axis, where twice as much is as far
 * from 1 as half as much. They show the numbers of a table beside them, so that formats without
 * pictures leave them out.
 *
 * @param title what the bars show
 * @param origin where the numbers come from
 * @param same the relative difference up to which two values count as the same: 0.03 for 3 %
 * @param bars the bars, from top to bottom
 */
public record Ratios(String title, String origin, double same, List<Bar> bars) implements Block {
  /** The verdict on a ratio. */
  public enum Kind {
    /** The ratio is below 1. */
    LESS,
    /** The ratio is above 1. */
    MORE,
    /** The ratio is so close to 1 that it counts as 1. */
    SAME,
    /** Undecided. */
    OPEN
  }

  /**
   * A bar.
   *
   * @param row the name of the row; empty if it is that of the bar above
   * @param what the quantity of the row that the ratio is of
   * @param ratio the ratio, with its interval, if any
   * @param kind the verdict on the ratio
   * @param verdict the verdict in words
   */
  public record Bar(String row, String what, Measure ratio, Kind kind, String verdict) {}

  public Ratios {
    bars = List.copyOf(bars);
  }

  @Override
  public void writeTo(Writer out) {
    out.ratios(this);
  }
}
