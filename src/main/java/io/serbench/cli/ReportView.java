package io.serbench.cli;

/**
 * How a user wants a run printed.
 *
 * @param sort by what the rows of the tables are sorted
 * @param chart whether to draw bars as well
 */
public record ReportView(Sort sort, boolean chart) {
  /** What tables can be sorted by. */
  public enum Sort {
    TOTAL,
    SER,
    DESER,
    SIZE,
    NAME
  }
}
