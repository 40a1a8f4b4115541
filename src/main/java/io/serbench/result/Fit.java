package io.serbench.result;

/** What came of trying a row on data of a user's. */
public enum Fit {
  /** An equal, fresh value came back. */
  FITS("fits"),
  /** A value came back that differs; the cause has the path, and what came back. */
  LOSES("loses"),
  /** The library threw, or its JVM died. */
  REFUSES("refuses"),
  /** The row was not tried, since it needs code for a type or has no such transport. */
  SKIPPED("skipped"),
  /** The row cannot run here at all. */
  UNAVAILABLE("unavailable");

  private final String word;

  Fit(String word) {
    this.word = word;
  }

  /** For people. */
  public String word() {
    return word;
  }
}
