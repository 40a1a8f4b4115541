package io.serbench.report.metric;

/** How tables write numbers, the same in every locale. */
public enum Notation {
  WHOLE(0),
  TENTHS(1),
  HUNDREDTHS(2),
  THOUSANDTHS(3),
  /** For values in percent: {@code 1.3%}. */
  PERCENT(1),
  /** For differences in percent: {@code +1.3%}; what rounds to zero has no sign. */
  SIGNED_PERCENT(1);

  private final int decimals;

  Notation(int decimals) {
    this.decimals = decimals;
  }

  /** Returns the number of digits after the decimal point. */
  public int decimals() {
    return decimals;
  }

  /** Returns a value in this notation, or {@code -} if it is not finite. */
  public String text(double value) {
    if (this == SIGNED_PERCENT && Double.isFinite(value)) {
      String size = PERCENT.text(Math.abs(value));
      return size.equals(PERCENT.text(0)) ? size : (value < 0 ? "-" : "+") + size;
    }
    String unit = this == PERCENT && Double.isFinite(value) ? "%" : "";
    return Digits.fixed(decimals, value) + unit;
  }
}
