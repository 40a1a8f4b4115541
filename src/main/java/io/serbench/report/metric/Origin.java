package io.serbench.report.metric;

/** What a value is made of. */
public enum Origin {
  /** The mean over the forks, each of which gives the mean of its batches. */
  FORKS("mean of forks"),
  /** The middle one of the forks. */
  MIDDLE_FORK("median of forks"),
  /** The mean over the forks, each of which gives a quantile of its batches. */
  BATCHES("quantile of batches"),
  /** How far the forks lie apart. */
  SPREAD("spread of forks"),
  /** Counted, the same in every fork. */
  COUNTED("counted");

  private final String words;

  Origin(String words) {
    this.words = words;
  }

  /** As files of numbers write it. */
  public String words() {
    return words;
  }
}
