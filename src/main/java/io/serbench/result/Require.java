package io.serbench.result;

/** Checks the components of records, which may come from damaged files. */
final class Require {
  private Require() {}

  static void that(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException(problem);
    }
  }

  /** Also refuses NaN. */
  static void notNegative(String name, double value) {
    that(value >= 0, name + " is " + value + ", expected at least 0");
  }

  static void notNegative(String name, long value) {
    atLeast(0, name, value);
  }

  static void atLeast(long least, String name, long value) {
    that(value >= least, name + " is " + value + ", expected at least " + least);
  }
}
