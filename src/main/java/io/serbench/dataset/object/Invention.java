package io.serbench.dataset.object;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Draws the contents of values of generated classes, much as Instancio does for other classes. The
 * same seed gives the same values.
 */
public final class Invention {
  /** Levels of objects, at which types that contain themselves end. */
  private static final int DEEPEST = 4;

  private static final int LARGEST = 10_000;

  private final SplittableRandom random;
  private final OptionalInt size;

  /**
   * Creates one from a seed.
   *
   * @param size number of elements of lists and maps; empty for a few
   */
  public Invention(long seed, OptionalInt size) {
    this.random = new SplittableRandom(seed);
    this.size = size;
  }

  /** Returns whether optional objects are left out at this depth. */
  public boolean endsAt(int depth) {
    return depth >= DEEPEST;
  }

  /** Returns the number of elements of the next list or map. */
  public int elements() {
    return size.orElseGet(() -> random.nextInt(2, 7));
  }

  /** Returns one of the elements of a list that is not empty. */
  public <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Returns a seed for another generator of values. */
  public long seed() {
    return random.nextLong();
  }

  /** Returns true or false. */
  public boolean flag() {
    return random.nextBoolean();
  }

  /** Returns a number from 1 to {@code most}, or to 10,000 if that is less. */
  public int number(int most) {
    return random.nextInt(1, Math.min(most, LARGEST) + 1);
  }

  /** Returns a number of at least 1 and less than 10,000. */
  public double decimal() {
    return random.nextDouble(1, LARGEST);
  }

  /** Returns 3 to 10 capital letters. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(3, 11); left > 0; left--) {
      text.append((char) ('A' + random.nextInt(26)));
    }
    return text.toString();
  }

  /** Returns bytes of any value. */
  public byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}
