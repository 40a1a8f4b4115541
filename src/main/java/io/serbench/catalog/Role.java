package io.serbench.catalog;

/** A part of its own that a row plays in reports; most play none and just compete. */
public enum Role {
  /**
   * Encodes nothing: what it takes is what every other row is measured against. It does not
   * compete.
   */
  YARDSTICK,
  /**
   * A step of its library's ladder, from code by hand to nothing known and full graphs: together
   * the steps show what comfort costs.
   */
  LADDER
}
