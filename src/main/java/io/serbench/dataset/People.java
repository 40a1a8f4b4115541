package io.serbench.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/**
 * Draws what describes people: names, addresses, texts. Everything is ASCII without quotes and
 * backslashes, and the same for the same seed.
 */
public final class People {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String HEX = "0123456789abcdef";
  private static final String[] FRUIT = {"apple", "banana", "strawberry"};
  private static final String[] GENDERS = {"female", "male", "other"};

  private final Random random;

  /** People of that seed. */
  public People(long seed) {
    this.random = new Random(seed);
  }

  /**
   * Draws values until their JSON reaches a length.
   *
   * @param bytes the length that the list's JSON reaches
   * @param draw makes the value with that index
   */
  public static <E> List<E> untilLong(long bytes, Function<Integer, E> draw) {
    List<E> drawn = new ArrayList<>();
    for (long length = 0; length < bytes; ) {
      E next = draw.apply(drawn.size());
      drawn.add(next);
      length += JsonLength.of(next) + 1;
    }
    return drawn;
  }

  /** A whole number from 0 to below the bound. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number from -bound to bound, with at most six digits behind the point. */
  public double coordinate(int bound) {
    return (random.nextInt(2_000_000) - 1_000_000) * bound / 1e6;
  }

  public boolean yesOrNo() {
    return random.nextBoolean();
  }

  public long id() {
    return random.nextLong() >>> 1;
  }

  /** Characters of hexadecimal digits. */
  public String hex(int length) {
    return text(HEX, length);
  }

  public UUID uuid() {
    return new UUID(random.nextLong(), random.nextLong());
  }

  /** Whole cents, as dollars: {@code 1234.56}. */
  public String amount() {
    return String.format(Locale.ROOT, "%d.%02d", 1000 + random.nextInt(3000), random.nextInt(100));
  }

  /** A word of that length that begins with a capital. */
  public String name(int length) {
    String word = word(length);
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  public String word(int length) {
    return text(LETTERS, length);
  }

  /** Words with blanks between them, of that length in all. */
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

  /** So many values. */
  public <E> List<E> list(int count, Function<Integer, E> draw) {
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
