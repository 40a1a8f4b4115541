package io.serbench.dataset.family;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.IntFunction;

/**
 * Draws personal data: names, addresses, prose. Strings are ASCII without quotes and backslashes.
 * The same seed gives the same data.
 */
public final class People {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String HEX = "0123456789abcdef";
  private static final String[] FRUIT = {"apple", "banana", "strawberry"};
  private static final String[] GENDERS = {"female", "male", "other"};

  private final Random random;

  public People(long seed) {
    this.random = new Random(seed);
  }

  /**
   * Draws values until the list's JSON is at least {@code bytes} long.
   *
   * @param draw makes the value with an index
   */
  public static <E> List<E> untilLong(long bytes, IntFunction<E> draw) {
    List<E> drawn = new ArrayList<>();
    for (long length = 0; length < bytes; ) {
      E next = draw.apply(drawn.size());
      drawn.add(next);
      length += jsonLength(next) + 1;
    }
    return drawn;
  }

  /**
   * Returns the bytes of a value as JSON without blanks, of which each object and array has one for
   * each element or field but the first, beside its brackets. No library writes the JSON, since it
   * may be measured in this JVM next.
   */
  public static long jsonLength(Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return String.valueOf(value).length();
    }
    Class<?> type = value.getClass();
    long[] length = {1};
    if (value instanceof List || type.isArray()) {
      Contents.forEach(value, element -> length[0] += jsonLength(element) + 1);
    } else if (value instanceof Enum || Fields.isOfTheJdk(type)) {
      return value.toString().length() + 2L;
    } else {
      for (Field field : Fields.of(type)) {
        length[0] +=
            "'':,".length() + field.getName().length() + jsonLength(Fields.get(field, value));
      }
    }
    return Math.max(2, length[0]);
  }

  /** Returns an integer from 0, inclusive, to {@code bound}, exclusive. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** Returns a number from {@code -bound} to {@code bound}, a multiple of a millionth of it. */
  public double coordinate(int bound) {
    return (random.nextInt(2_000_000) - 1_000_000) * bound / 1e6;
  }

  public boolean yesOrNo() {
    return random.nextBoolean();
  }

  public long id() {
    return random.nextLong() >>> 1;
  }

  /** Returns a string of hexadecimal digits. */
  public String hex(int length) {
    return text(HEX, length);
  }

  public UUID uuid() {
    return new UUID(random.nextLong(), random.nextLong());
  }

  /** Returns an amount with two decimals: {@code 1234.56}. */
  public String amount() {
    return String.format(Locale.ROOT, "%d.%02d", 1000 + random.nextInt(3000), random.nextInt(100));
  }

  /** Returns a word that begins with a capital. */
  public String name(int length) {
    String word = word(length);
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  public String word(int length) {
    return text(LETTERS, length);
  }

  /** Returns words separated by blanks, cut to a total length. */
  public String prose(int length) {
    StringBuilder text = new StringBuilder(name(2 + below(8)));
    while (text.length() < length) {
      text.append(' ').append(word(2 + below(8)));
    }
    text.setLength(length);
    return text.toString();
  }

  public String fullName() {
    return name(3 + below(6)) + " " + name(4 + below(8));
  }

  public String gender() {
    return GENDERS[below(GENDERS.length)];
  }

  public String fruit() {
    return FRUIT[below(FRUIT.length)];
  }

  public String email() {
    return word(5 + below(5)) + "@" + word(6 + below(6)) + ".com";
  }

  public String phone() {
    return "+1 (" + (800 + below(200)) + ") " + (400 + below(200)) + "-" + (2000 + below(2000));
  }

  public String address() {
    return (100 + below(900))
        + " "
        + name(6 + below(6))
        + " Street, "
        + name(7)
        + ", "
        + below(9999);
  }

  /**
   * Draws a list of values.
   *
   * @param draw makes the value with an index
   */
  public <E> List<E> list(int count, IntFunction<E> draw) {
    List<E> drawn = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      drawn.add(draw.apply(i));
    }
    return drawn;
  }

  private String text(String alphabet, int length) {
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
