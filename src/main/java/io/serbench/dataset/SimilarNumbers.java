package io.serbench.dataset;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.function.Supplier;

/** Draws numbers that take the same number of bytes as a given one in any format. */
final class SimilarNumbers {
  /** The number of draws before a number is left unchanged. */
  private static final int TRIES = 200;

  /** A decimal of at most this many digits is the shortest that rounds to its double or float. */
  private static final int DIGITS_OF_DOUBLE = 15;

  private static final int DIGITS_OF_FLOAT = 6;

  /** Up to here, doubles or floats hold all integers exactly. */
  private static final double MOST_WHOLE_DOUBLE = 0x1p53;

  private static final float MOST_WHOLE_FLOAT = 0x1p24f;

  /** The last bits of a significand, which leave the first two decimal digits or so unchanged. */
  private static final long LAST_BITS_OF_DOUBLE = (1L << 44) - 1;

  private static final int LAST_BITS_OF_FLOAT = (1 << 16) - 1;

  private final Draw draw;

  SimilarNumbers(Draw draw) {
    this.draw = draw;
  }

  /** Returns a number that is alike, as {@link #areAlike} says. */
  long whole(long number) {
    long first = Long.highestOneBit(magnitude(number));
    for (int i = 0; i < TRIES && first > 0; i++) {
      long drawn = draw.between(first, first + (first - 1));
      long other = number < 0 ? ~drawn : drawn;
      if (areAlike(number, other)) {
        return other;
      }
    }
    return number;
  }

  /**
   * Returns whether two numbers have the same sign and number of bits and decimal digits, and are
   * on the same side of 24 and 48, where short forms of CBOR and Hessian end.
   */
  static boolean areAlike(long one, long other) {
    long first = magnitude(one);
    long second = magnitude(other);
    return one < 0 == other < 0
        && Long.numberOfLeadingZeros(first) == Long.numberOfLeadingZeros(second)
        && Long.toString(one).length() == Long.toString(other).length()
        && first < 24 == second < 24
        && first < 48 == second < 48;
  }

  /** Returns the number, or the complement of a negative one, of which formats count the bits. */
  private static long magnitude(long number) {
    return number < 0 ? ~number : number;
  }

  /** Returns a number with as many bits, digits and trailing zeros. */
  BigInteger whole(BigInteger number) {
    String text = number.toString();
    for (int i = 0; i < TRIES && number.signum() != 0; i++) {
      BigInteger other = new BigInteger(digits(text));
      if (other.bitLength() == number.bitLength()) {
        return other;
      }
    }
    return number;
  }

  BigDecimal decimal(BigDecimal number) {
    return new BigDecimal(whole(number.unscaledValue()), number.scale());
  }

  double decimal(double number) {
    long bits = Double.doubleToRawLongBits(number);
    return decimal(
            number,
            MOST_WHOLE_DOUBLE,
            Double.toString(number),
            DIGITS_OF_DOUBLE,
            Double::valueOf,
            () -> Double.longBitsToDouble(bits ^ (draw.any() & LAST_BITS_OF_DOUBLE)))
        .doubleValue();
  }

  float decimal(float number) {
    int bits = Float.floatToRawIntBits(number);
    return decimal(
            number,
            MOST_WHOLE_FLOAT,
            Float.toString(number),
            DIGITS_OF_FLOAT,
            Float::valueOf,
            () -> Float.intBitsToFloat(bits ^ ((int) draw.any() & LAST_BITS_OF_FLOAT)))
        .floatValue();
  }

  /**
   * Returns a number whose string has the same length.
   *
   * @param mostWhole the magnitude below which numbers without a fraction are varied as integers
   * @param safeDigits the most digits with which every decimal is the shortest for its number
   * @param neighbour draws a number that differs in its last bits
   */
  private Number decimal(
      double number,
      double mostWhole,
      String text,
      int safeDigits,
      Function<String, Number> parse,
      Supplier<Number> neighbour) {
    if (!Double.isFinite(number) || number == 0) {
      return number;
    }
    if (Math.abs(number) < mostWhole && number == Math.rint(number)) {
      return whole((long) number);
    }
    boolean shortest = countDigits(text) <= safeDigits;
    for (int i = 0; i < TRIES; i++) {
      Number other = shortest ? parse.apply(digits(text)) : neighbour.get();
      if (other.toString().length() == text.length()) {
        return other;
      }
    }
    return number;
  }

  /** Replaces the digits from the first to the last that is not zero, except in an exponent. */
  private String digits(String number) {
    char[] chars = number.toCharArray();
    int first = first(number);
    int last = last(number);
    for (int i = first; i <= last; i++) {
      if (chars[i] != '.') {
        chars[i] = (char) ('0' + draw.between(i == first || i == last ? 1 : 0, 9));
      }
    }
    return new String(chars);
  }

  private static int countDigits(String number) {
    int first = first(number);
    int last = last(number);
    int point = number.indexOf('.');
    return last - first + 1 - (point > first && point < last ? 1 : 0);
  }

  private static int first(String number) {
    int at = 0;
    while (!isSignificant(number.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int last(String number) {
    int exponent = number.indexOf('E');
    int at = (exponent < 0 ? number.length() : exponent) - 1;
    while (!isSignificant(number.charAt(at))) {
      at--;
    }
    return at;
  }

  private static boolean isSignificant(char character) {
    return character >= '1' && character <= '9';
  }

  /** Returns a part of a time with as many digits, at most {@code most}. Zero stays. */
  int part(int number, int most) {
    return number == 0
        ? 0
        : Math.toIntExact(number < 10 ? draw.between(1, 9) : draw.between(10, most));
  }

  /** Returns nanoseconds with as many digits and trailing zeros. */
  int nanos(int nanos) {
    return nanos == 0 ? 0 : Integer.parseInt(digits(Integer.toString(nanos)));
  }

  /** Replaces each hexadecimal digit by one of the same bit length. */
  long nibbles(long bits) {
    long other = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 4) {
      long nibble = bits >>> shift & 0xF;
      long bit = Long.highestOneBit(nibble);
      other |= (nibble == 0 ? 0 : draw.between(bit, 2 * bit - 1)) << shift;
    }
    return other;
  }
}
