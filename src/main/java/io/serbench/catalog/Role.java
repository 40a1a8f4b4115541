package io.serbench.catalog;

/** A special role of a row in reports. Most rows have none and just compete. */
public enum Role {
  /** A baseline that encodes nothing, for comparison with all other rows. It does not compete. */
  YARDSTICK,
  /**
   * A step on its library's ladder, from hand-written code up to full graphs of unregistered
   * classes. Together the steps show what convenience costs.
   */
  LADDER
}
