package io.serbench.dataset.variation;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Draws numbers that take the same number of bytes as a given one in any format. Each leaf of a
 * value has its own sequence, so the number of draws for one leaf, which may depend on the JDK's
 * Unicode tables or on how it prints numbers, does not affect the others.
 *
 * @see <a href="https://doi.org/10.1145/2660193.2660195">Steele, Lea and Flood, "Fast Splittable
 *     Pseudorandom Number Generators" (OOPSLA 2014)</a>
 */
final class SimilarNumbers {
  /** The number of draws before a number is left unchanged. */
  private static final int TRIES = 200;

  private static final Pattern SIGNIFICANT = Pattern.compile("[1-9]([0-9.]*[1-9])?");

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private final long seed;
  private long state;

  SimilarNumbers(long seed) {
    this.seed = mixed(seed * GAMMA);
  }

  /** Begins the sequence with a number among those of the leaf with a hash code. */
  void begin(int leaf, int number) {
    state = mixed(seed + ((long) number << Integer.SIZE ^ leaf) * GAMMA);
  }

  private long any() {
    state += GAMMA;
    return mixed(state);
  }

  /** Returns a number from {@code low} to {@code high}, inclusive. */
  long between(long low, long high) {
    long count = high - low + 1;
    if (count == 0) {
      return any();
    }
    boolean few = count > 0 && count < 1L << 31;
    return low + (few ? ((any() >>> 32) * count) >>> 32 : Long.remainderUnsigned(any(), count));
  }

  private static long mixed(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  long whole(long number) {
    long first = Long.highestOneBit(magnitude(number));
    for (int i = 0; i < TRIES && first > 0; i++) {
      long drawn = between(first, first + (first - 1));
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
    Supplier<Number> neighbour = () -> Double.longBitsToDouble(bits ^ (any() & ((1L << 44) - 1)));
    return decimal(number, 0x1p53, 15, Double::valueOf, neighbour).doubleValue();
  }

  float decimal(float number) {
    int bits = Float.floatToRawIntBits(number);
    Supplier<Number> neighbour = () -> Float.intBitsToFloat(bits ^ ((int) any() & ((1 << 16) - 1)));
    return decimal(number, 0x1p24, 6, Float::valueOf, neighbour).floatValue();
  }

  /**
   * Returns a number whose string has the same length.
   *
   * @param mostWhole the magnitude below which the type holds all integers exactly
   * @param safeDigits the most digits with which every decimal is the shortest for its number
   * @param neighbour draws a number that differs in its last bits, which leave the first two
   *     decimal digits or so unchanged
   */
  private Number decimal(
      Number number,
      double mostWhole,
      int safeDigits,
      Function<String, Number> parse,
      Supplier<Number> neighbour) {
    double value = number.doubleValue();
    if (!Double.isFinite(value) || value == 0) {
      return number;
    }
    if (Math.abs(value) < mostWhole && value == Math.rint(value)) {
      return whole((long) value);
    }
    String text = number.toString();
    boolean shortest = significant(text).group().replace(".", "").length() <= safeDigits;
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
    MatchResult part = significant(number);
    StringBuilder other = new StringBuilder(number);
    for (int i = part.start(); i < part.end(); i++) {
      if (number.charAt(i) != '.') {
        boolean outer = i == part.start() || i == part.end() - 1;
        other.setCharAt(i, (char) ('0' + between(outer ? 1 : 0, 9)));
      }
    }
    return other.toString();
  }

  private static MatchResult significant(String number) {
    return SIGNIFICANT.matcher(number).results().findFirst().orElseThrow();
  }

  /** Returns a part of a time with as many digits, at most {@code most}. Zero stays. */
  int part(int number, int most) {
    return number == 0 ? 0 : Math.toIntExact(number < 10 ? between(1, 9) : between(10, most));
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
      other |= (nibble == 0 ? 0 : between(bit, 2 * bit - 1)) << shift;
    }
    return other;
  }
}
