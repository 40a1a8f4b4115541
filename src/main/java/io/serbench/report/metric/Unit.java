package io.serbench.report.metric;

/** What a value counts. */
public enum Unit {
  NANOSECONDS("ns/op", Notation.WHOLE),
  MILLISECONDS("ms", Notation.TENTHS),
  BYTES("B", Notation.WHOLE),
  BYTES_PER_CALL("B/op", Notation.WHOLE),
  PER_SECOND("ops/s", Notation.WHOLE),
  /** Values are percent: 12.5, not 0.125. */
  PERCENT("%", Notation.PERCENT),
  /** A multiple of something. */
  TIMES("x", Notation.HUNDREDTHS);

  private final String symbol;
  private final Notation notation;

  Unit(String symbol, Notation notation) {
    this.symbol = symbol;
    this.notation = notation;
  }

  /** As files of numbers write it. */
  public String symbol() {
    return symbol;
  }

  /** How values are written where the metric does not say. */
  Notation notation() {
    return notation;
  }
}
