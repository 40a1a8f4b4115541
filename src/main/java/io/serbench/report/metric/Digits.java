package io.serbench.report.metric;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Numbers as text, for sentences and for programs, the same in every locale. Callers insert the
 * result with {@code %s}, because {@code %d} writes the digits of the default locale.
 */
public final class Digits {
  /** What is written in place of a number that is not finite. */
  public static final String NONE = "-";

  /** The precision of numbers that programs read. */
  public static final MathContext EXACT = new MathContext(9);

  private Digits() {}

  /** Returns a value with a fixed number of decimals, or {@link #NONE} if it is not finite. */
  public static String fixed(int decimals, double value) {
    return Double.isFinite(value) ? String.format(Locale.ROOT, "%." + decimals + "f", value) : NONE;
  }

  /**
   * Returns a value with at most two decimals and no trailing zeros, such as {@code 12} or {@code
   * 0.25}; {@link #NONE} if it is not finite.
   */
  public static String plain(double value) {
    return Double.isFinite(value)
        ? BigDecimal.valueOf(value)
            .setScale(2, RoundingMode.HALF_EVEN)
            .stripTrailingZeros()
            .toPlainString()
        : NONE;
  }

  /** Returns a fraction in percent, as {@link #plain} writes it: {@code 1.3 %} for 0.013. */
  public static String percent(double part) {
    return plain(part * 100) + " %";
  }

  /** Returns a fraction in percent, rounded up to 0.1 %: a bound must not look too tight. */
  public static String percentRoundedUp(double part) {
    // A multiple of 0.1 % that is a rounding error too large is not rounded up.
    return percent(Math.ceil(part * 1000 - 1e-9) / 1000);
  }

  /** Returns a number with its noun in the singular or plural: {@code 1 fork}, {@code 2 forks}. */
  public static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Returns names as a list, the first ones alone if they are many: {@code a, b and 7 more}. */
  public static String list(List<String> names, int most) {
    String first = names.stream().limit(most).collect(Collectors.joining(", "));
    return names.size() > most ? first + " and " + (names.size() - most) + " more" : first;
  }

  /**
   * Returns a value for programs, with at most nine significant digits and no exponent; an empty
   * string if it is not finite.
   */
  public static String exact(double value) {
    return Double.isFinite(value) ? decimal(value, EXACT).toPlainString() : "";
  }

  /**
   * Returns a finite value, rounded, without an exponent and without zeros at the end of decimals.
   *
   * @throws NumberFormatException if the value is not finite
   */
  public static BigDecimal decimal(double value, MathContext digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(digits).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }
}
