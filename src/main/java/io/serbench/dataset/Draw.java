package io.serbench.dataset;

/**
 * Random numbers for the leaves of a value. Each leaf has its own sequence, so the number of draws
 * for one leaf, which may depend on the JDK's Unicode tables or on how it prints numbers, does not
 * affect the others.
 *
 * @see <a href="https://doi.org/10.1145/2660193.2660195">Steele, Lea and Flood, "Fast Splittable
 *     Pseudorandom Number Generators" (OOPSLA 2014)</a>
 */
final class Draw {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private final long seed;
  private long state;

  Draw(long seed) {
    this.seed = mixed(seed * GAMMA);
  }

  /** Begins the sequence with a number among those of the leaf with a hash code. */
  void begin(int leaf, int number) {
    state = mixed(seed + ((long) number << Integer.SIZE ^ leaf) * GAMMA);
  }

  long any() {
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
}
