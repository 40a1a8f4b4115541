package io.serbench.result;

/** What came of trying a row on data of a user's. */
public enum Fit {
  /** An equal, fresh value came back. */
  FITS("fits", "an equal, fresh value comes back"),
  /** A value came back that differs; the cause has the path, and what came back. */
  LOSES("loses", "a value comes back that differs"),
  /** The library threw, or its JVM died. */
  REFUSES("refuses", "the library throws, or its JVM dies"),
  /** The row was not tried, since it needs code for a type or has no such transport. */
  SKIPPED("skipped", "the row was not tried"),
  /** The row cannot run here at all. */
  UNAVAILABLE("unavailable", "the row cannot run here");

  private final String word;
  private final String meaning;

  Fit(String word, String meaning) {
    this.word = word;
    this.meaning = meaning;
  }

  /** For people. */
  public String word() {
    return word;
  }

  /** What it says of a row and data. */
  public String meaning() {
    return meaning;
  }
}
