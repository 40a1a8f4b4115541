package io.serbench.protocol;

import java.util.Locale;

/**
 * What came of an attempt, above all to read data that another version of the code wrote; from good
 * to bad.
 */
public enum ReadOutcome {
  /** All is right: fields of both versions have their values, others are empty. */
  READS(0, "fields of both versions are right, and all others are empty"),
  /** The library threw. */
  REFUSES(1, "an error says that the data do not fit"),
  /** No error, but fields that both versions have came back empty. */
  LOSES(2, "no error, but fields that both versions have come back empty"),
  /** No error, but fields have values that nobody wrote. */
  MISREADS(3, "no error, but fields have values that nobody wrote"),
  /** The JVM crashed, ran out of memory, or had to be killed. */
  CRASHES(4, "the JVM crashes, runs out of memory, or must be killed"),
  /** Nobody could try: there is no such version of the type. */
  INAPPLICABLE(0, "your class cannot be changed so");

  private final int badness;
  private final String meaning;

  ReadOutcome(int badness, String meaning) {
    this.badness = badness;
    this.meaning = meaning;
  }

  /** By which it is known. */
  public String word() {
    return this == INAPPLICABLE ? "n/a" : name().toLowerCase(Locale.ROOT);
  }

  /** What it means for data of another version. */
  public String meaning() {
    return meaning;
  }

  /** Whether it is a worse one to get. */
  public boolean isWorseThan(ReadOutcome other) {
    return badness > other.badness;
  }

  /** Whether nobody was told that something went wrong, or nobody was left to be told. */
  public boolean isUndetected() {
    return this == LOSES || this == MISREADS || this == CRASHES;
  }
}
