package io.serbench.report.metric;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Numbers in sentences and for programs, alike in every locale. Formats elsewhere take their result
 * as {@code %s}: {@code %d} without a locale would write the digits of the default one.
 */
public final class Digits {
  /** Where there is no number. */
  public static final String NONE = "-";

  private static final int DECIMALS = 2;

  /** Significant digits of what programs read. */
  public static final MathContext EXACT = new MathContext(9);

  /** So that what is a tenth of a percent but for rounding is not rounded up to the next. */
  private static final double ROUNDING = 1e-9;

  private Digits() {}

  /** With so many decimals. */
  public static String fixed(int decimals, double value) {
    return Double.isFinite(value) ? String.format(Locale.ROOT, "%." + decimals + "f", value) : NONE;
  }

  /** With at most two decimals, and none that is zero: {@code 12}, {@code 0.25}. */
  public static String plain(double value) {
    return Double.isFinite(value)
        ? BigDecimal.valueOf(value)
            .setScale(DECIMALS, RoundingMode.HALF_EVEN)
            .stripTrailingZeros()
            .toPlainString()
        : NONE;
  }

  /** A part of a whole: {@code 1.3 %} of 0.013. */
  public static String percent(double part) {
    return plain(part * 100) + " %";
  }

  /** The same, rounded up to a tenth of a percent: a bound must not look closer than it is. */
  public static String percentRoundedUp(double part) {
    return percent(Math.ceil(part * 1000 - ROUNDING) / 1000);
  }

  /** A number of things: {@code 1 fork}, {@code 2 forks}. */
  public static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** For programs: nine significant digits and no exponent; empty where it is not finite. */
  public static String exact(double value) {
    return Double.isFinite(value) ? decimal(value, EXACT).toPlainString() : "";
  }

  /** Returns a finite number, rounded. */
  public static BigDecimal decimal(double value, MathContext digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(digits).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }
}
