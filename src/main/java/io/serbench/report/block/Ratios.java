package io.serbench.report.block;

import io.serbench.report.metric.Measure;
import java.util.List;

/**
 * Bars from 1 to how many times as much something is as before, on a logarithmic axis: twice as
 * much is as far from 1 as half of it. They show what a table beside them says, so that formats
 * without pictures leave them out.
 *
 * @param title what they show
 * @param origin where the numbers come from
 * @param same up to which part more or less a difference does not matter
 * @param bars from top to bottom
 */
public record Ratios(String title, String origin, double same, List<Bar> bars) implements Block {
  /** What is known of a ratio. */
  public enum Kind {
    /** It is below 1. */
    LESS,
    /** It is above 1. */
    MORE,
    /** It is near 1. */
    SAME,
    /** None of these. */
    OPEN
  }

  /**
   * One bar.
   *
   * @param row the name of the row; empty where it is that of the bar above
   * @param what which of its numbers changed
   * @param ratio how many times as much it is, above 0, with its interval where there is one
   * @param kind what is known of the ratio
   * @param verdict the same in words
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
