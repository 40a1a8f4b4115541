package io.serbench.report.format;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers for programs: nine significant digits, no exponent, no locale. */
final class Decimals {
  private static final MathContext DIGITS = new MathContext(9);

  private Decimals() {}

  /** The number; empty where it is not finite. */
  static String text(double value) {
    return Double.isFinite(value) ? decimal(value).toPlainString() : "";
  }

  /** A finite number. */
  static BigDecimal decimal(double value) {
    return decimal(value, DIGITS);
  }

  /** A finite number that need not be known so well. */
  static BigDecimal decimal(double value, MathContext digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(digits).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }
}
