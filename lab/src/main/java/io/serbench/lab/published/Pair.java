package io.serbench.lab.published;

/**
 * How much slower than the first library of its setting a library was, there and here.
 *
 * @param figure what was published
 * @param there as published
 * @param here as serbench measured it
 */
record Pair(Figure figure, double there, double here) {
  /** From here on a difference wants a reason. */
  static final double FAR = 1.5;

  /** How far the two are apart: 1 where they agree, whichever of the two is larger. */
  double apart() {
    return Math.max(there / here, here / there);
  }

  boolean far() {
    return apart() > FAR;
  }
}
