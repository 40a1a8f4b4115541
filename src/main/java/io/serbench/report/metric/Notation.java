package io.serbench.report.metric;

/** How a table writes a number. The same in every locale. */
public enum Notation {
  WHOLE(0),
  TENTHS(1),
  HUNDREDTHS(2),
  THOUSANDTHS(3),
  /** Of a value in percent: {@code 1.3%}. */
  PERCENT(1) {
    @Override
    public String text(double value) {
      return Double.isFinite(value) ? super.text(value) + "%" : Digits.NONE;
    }
  },
  /** Of a difference in percent: {@code +1.3%}; nothing has no sign. */
  SIGNED_PERCENT(1) {
    @Override
    public String text(double value) {
      String size = PERCENT.text(Math.abs(value));
      boolean signed = Double.isFinite(value) && !size.equals(PERCENT.text(0));
      return signed ? (value < 0 ? "-" : "+") + size : size;
    }
  };

  private final int decimals;

  Notation(int decimals) {
    this.decimals = decimals;
  }

  /** The number; {@code -} where it is not finite. */
  public String text(double value) {
    return Digits.fixed(decimals, value);
  }
}
