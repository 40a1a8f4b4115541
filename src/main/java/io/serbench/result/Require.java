package io.serbench.result;

/** What every record of a result asks of its numbers, wherever they come from. */
final class Require {
  private Require() {}

  static void that(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException(problem);
    }
  }

  /** Not a number is refused as well. */
  static void notNegative(String name, double value) {
    that(value >= 0, name + " is " + value + ", which cannot be");
  }

  static void notNegative(String name, long value) {
    atLeast(0, name, value);
  }

  static void atLeast(long least, String name, long value) {
    that(value >= least, name + " is " + value + ", which is less than " + least);
  }
}
