package io.serbench.dataset.variation;

import java.lang.Character.UnicodeBlock;
import java.lang.Character.UnicodeScript;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * Replaces the leaves of one value by others that take the same number of bytes in any format:
 *
 * <ul>
 *   <li>a string by one with as many characters, each of as many bytes in UTF-8: letters become
 *       letters of the same case and script, digits become digits, other characters stay
 *   <li>an integer by one with the same sign and as many bits and decimal digits
 *   <li>any other number by one with as many digits before and after the point
 *   <li>a date or time by one with as many digits in each part
 *   <li>{@code true} and {@code false} stay
 *   <li>elements of {@code byte[]}, {@code int[]} and {@code long[]} are replaced; those of other
 *       arrays of primitives change places
 * </ul>
 *
 * <p>Equal leaves stay equal, and different ones stay different, as far as there are enough others.
 * Leaves without others of their kind, such as 0 or the empty string, stay.
 */
final class Similar implements UnaryOperator<Object> {
  /** The number of draws after which a leaf stays, or may become the same as another. */
  private static final int TRIES = 200;

  /** The distance within which to look for another letter of a script. */
  private static final int NEIGHBOURHOOD = 64;

  /** The bits of a UUID that hold its version and its variant. */
  private static final long VERSION = 0xF000L;

  private static final long VARIANT = 0xFL << 60;

  private final SimilarNumbers numbers;

  /** The number of the draw that replaces a leaf. */
  private final Map<Object, Integer> draws = new HashMap<>();

  private final Set<Object> taken = new HashSet<>();

  Similar(long number) {
    this.numbers = new SimilarNumbers(number);
  }

  @Override
  public Object apply(Object leaf) {
    return leaf.getClass().isArray() ? array(leaf) : other(leaf);
  }

  /** Returns a new object at each call, so that equal leaves remain distinct objects. */
  private Object other(Object leaf) {
    Integer known = draws.get(leaf);
    if (known != null) {
      return drawn(leaf, known);
    }
    int number = 0;
    Object other = drawn(leaf, number);
    while (!taken.add(other) && number < TRIES) {
      number++;
      other = drawn(leaf, number);
    }
    draws.put(leaf, number);
    // The string in the set has cached its hash code, for which a library may ask.
    return other instanceof String ? drawn(leaf, number) : other;
  }

  /** Returns equal results for equal leaves and numbers. */
  private Object drawn(Object leaf, int number) {
    numbers.begin(leaf.hashCode(), number);
    if (leaf instanceof String text) {
      return text(text);
    }
    if (leaf instanceof Number given) {
      return number(given);
    }
    if (leaf instanceof Character character) {
      return Character.isSurrogate(character) ? leaf : (char) character(character);
    }
    return leaf instanceof UUID id ? uuid(id) : time(leaf);
  }

  private Object number(Number number) {
    long whole = number.longValue();
    if (number instanceof Integer) {
      return (int) numbers.whole(whole);
    }
    if (number instanceof Long) {
      return numbers.whole(whole);
    }
    if (number instanceof Double) {
      return numbers.decimal(number.doubleValue());
    }
    if (number instanceof Float) {
      return numbers.decimal(number.floatValue());
    }
    if (number instanceof Short) {
      return (short) numbers.whole(whole);
    }
    if (number instanceof Byte) {
      return (byte) numbers.whole(whole);
    }
    return number instanceof BigDecimal decimal
        ? numbers.decimal(decimal)
        : numbers.whole((BigInteger) number);
  }

  private String text(String text) {
    StringBuilder other = new StringBuilder(text.length());
    boolean inNumber = false;
    for (int i = 0; i < text.length(); ) {
      int given = text.codePointAt(i);
      // The first digit of a number is drawn by character, which keeps 0 and draws none.
      other.appendCodePoint(
          inNumber && isDigit(given) ? '0' + (int) numbers.between(0, 9) : character(given));
      inNumber = isDigit(given);
      i += Character.charCount(given);
    }
    return other.toString();
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  private int character(int character) {
    if (character >= '1' && character <= '9') {
      return (int) numbers.between('1', '9');
    }
    if (character >= 'a' && character <= 'z') {
      return (int) numbers.between('a', 'z');
    }
    if (character >= 'A' && character <= 'Z') {
      return (int) numbers.between('A', 'Z');
    }
    return character < 128 || !Character.isLetter(character) ? character : letter(character);
  }

  /** Letters of one block have the same length in any encoding, except across 0x800 in UTF-8. */
  private int letter(int letter) {
    UnicodeBlock block = UnicodeBlock.of(letter);
    for (int i = 0; i < TRIES; i++) {
      int other = letter + (int) numbers.between(-NEIGHBOURHOOD, NEIGHBOURHOOD);
      if (Character.isValidCodePoint(other)
          && block.equals(UnicodeBlock.of(other))
          && UnicodeScript.of(letter) == UnicodeScript.of(other)
          && Character.getType(letter) == Character.getType(other)
          && letter < 0x800 == other < 0x800) {
        return other;
      }
    }
    return letter;
  }

  /** Replaces bytes, ints and longs, and shuffles other elements (Fisher-Yates). */
  private Object array(Object array) {
    if (array instanceof byte[] || array instanceof int[] || array instanceof long[]) {
      for (int i = 0; i < Array.getLength(array); i++) {
        Array.set(array, i, other(Array.get(array, i)));
      }
    } else {
      numbers.begin(Array.getLength(array), 0);
      for (int i = Array.getLength(array) - 1; i > 0; i--) {
        int j = (int) numbers.between(0, i);
        Object other = Array.get(array, j);
        Array.set(array, j, Array.get(array, i));
        Array.set(array, i, other);
      }
    }
    return array;
  }

  private UUID uuid(UUID id) {
    long most = id.getMostSignificantBits();
    long least = id.getLeastSignificantBits();
    return new UUID(
        (numbers.nibbles(most) & ~VERSION) | (most & VERSION),
        (numbers.nibbles(least) & ~VARIANT) | (least & VARIANT));
  }

  private Object time(Object leaf) {
    if (leaf instanceof LocalDate date) {
      return date(date);
    }
    if (leaf instanceof Instant time) {
      return time(time.atOffset(ZoneOffset.UTC)).toInstant();
    }
    return leaf instanceof OffsetDateTime time ? time(time) : leaf;
  }

  private OffsetDateTime time(OffsetDateTime time) {
    for (int i = 0; i < TRIES; i++) {
      OffsetDateTime other =
          OffsetDateTime.of(date(time.toLocalDate()), time(time.toLocalTime()), time.getOffset());
      if (SimilarNumbers.areAlike(time.toEpochSecond(), other.toEpochSecond())) {
        return other;
      }
    }
    return time;
  }

  private LocalTime time(LocalTime time) {
    return LocalTime.of(
        numbers.part(time.getHour(), 23),
        numbers.part(time.getMinute(), 59),
        numbers.part(time.getSecond(), 59),
        numbers.nanos(time.getNano()));
  }

  private LocalDate date(LocalDate date) {
    for (int i = 0; i < TRIES; i++) {
      LocalDate other = LocalDate.ofEpochDay(numbers.whole(date.toEpochDay()));
      if (areAlike(date.getYear(), other.getYear())
          && areAlike(date.getMonthValue(), other.getMonthValue())
          && areAlike(date.getDayOfMonth(), other.getDayOfMonth())) {
        return other;
      }
    }
    return date;
  }

  private static boolean areAlike(int part, int other) {
    return Integer.toString(part).length() == Integer.toString(other).length();
  }
}
