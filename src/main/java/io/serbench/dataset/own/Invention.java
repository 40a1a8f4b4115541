package io.serbench.dataset.own;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Draws what made-up values of generated classes consist of, about as Instancio does for others.
 * The same seed gives the same values.
 */
public final class Invention {
  /** Types that hold themselves are cut below that many levels. */
  private static final int DEEPEST = 4;

  private static final int LEAST = 2;
  private static final int MOST = 6;
  private static final int SHORTEST = 3;
  private static final int LONGEST = 10;
  private static final int LARGEST = 10_000;
  private static final int LETTERS = 26;

  private final SplittableRandom random;
  private final OptionalInt size;

  /**
   * Draws from a seed.
   *
   * @param size how many elements lists and maps have; empty for a few
   */
  public Invention(long seed, OptionalInt size) {
    this.random = new SplittableRandom(seed);
    this.size = size;
  }

  /** Whether objects within objects end there, unless the schema demands them. */
  public boolean endsAt(int depth) {
    return depth >= DEEPEST;
  }

  /** How many elements a list or a map has. */
  public int elements() {
    return size.orElseGet(() -> random.nextInt(LEAST, MOST + 1));
  }

  /** One of several, at least one. */
  public <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  public boolean flag() {
    return random.nextBoolean();
  }

  /** From 1 up to that, or to some thousands. */
  public int number(int most) {
    return random.nextInt(1, Math.min(most, LARGEST) + 1);
  }

  public double decimal() {
    return random.nextDouble(1, LARGEST);
  }

  /** A few capital letters. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(SHORTEST, LONGEST + 1); left > 0; left--) {
      text.append((char) ('A' + random.nextInt(LETTERS)));
    }
    return text.toString();
  }

  public byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}
