package io.serbench.compare;

/** What is known of how a time changed. */
public enum Verdict {
  /** It takes less time, beyond doubt. */
  FASTER("faster"),
  /** It takes more time, beyond doubt. */
  SLOWER("slower"),
  /** Its whole interval is so near to 1 that the difference does not matter. */
  SAME("same"),
  /** Neither. */
  UNDECIDED("undecided");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** As tables and files write it. */
  public String word() {
    return word;
  }
}
