package io.serbench.report.metric;

/** Which values of a metric a reader wants. */
public enum Better {
  LESS,
  MORE,
  /** It is no merit of the row, but tells of the machine or of the measurement. */
  NEITHER
}
