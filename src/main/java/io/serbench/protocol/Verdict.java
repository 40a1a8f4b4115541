package io.serbench.protocol;

/**
 * What came of an attempt, above all to read data that another version of the code wrote; from good
 * to bad.
 */
public enum Verdict {
  /** All is right: fields of both versions have their values, others are empty. */
  READS("all fields that both versions have are right, and all others are empty"),
  /** The library threw. */
  REFUSES("an error says that the data do not fit"),
  /** No error, but fields that both versions have came back empty. */
  LOSES("no error, but fields that both versions have come back empty"),
  /** No error, but fields have values that nobody wrote. */
  MISREADS("no error, but fields have values that nobody wrote"),
  /** The JVM crashed, ran out of memory, or had to be killed. */
  CRASHES("the JVM crashes, runs out of memory, or must be killed");

  private final String meaning;

  Verdict(String meaning) {
    this.meaning = meaning;
  }

  /** What it means for data of another version. */
  public String meaning() {
    return meaning;
  }

  /** Whether nobody was told that something went wrong, or nobody was left to be told. */
  public boolean isUndetected() {
    return this == LOSES || this == MISREADS || this == CRASHES;
  }
}
