package io.serbench.report;

import java.util.List;

/**
 * What there is to say of a cell.
 *
 * @param marked whether a reader should trust it less than its neighbours
 * @param reasons why to trust it less, be it alone in that or not; may be empty
 */
public record Remark(boolean marked, List<Reason> reasons) {
  /** Nothing. */
  public static final Remark NONE = new Remark(false, List.of());

  /**
   * A reason.
   *
   * @param what happened, and what to do about it
   * @param how it concerns the cell; may be empty
   */
  public record Reason(String what, String how) {}

  public Remark {
    reasons = List.copyOf(reasons);
  }
}
