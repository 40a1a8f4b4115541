package io.serbench.lab.published;

/**
 * The time of a library relative to the first library of its setting, there and here.
 *
 * @param there the ratio as published
 * @param here the ratio as measured by serbench
 */
record Pair(Figure figure, double there, double here) {
  /** The factor above which a difference calls for an explanation. */
  static final double FAR = 1.5;

  /** Returns the larger ratio divided by the smaller one: 1 if they agree. */
  double apart() {
    return Math.max(there / here, here / there);
  }

  boolean far() {
    return apart() > FAR;
  }
}
