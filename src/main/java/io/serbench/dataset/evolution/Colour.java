package io.serbench.dataset.evolution;

/** An enum that all versions of {@link Item} share. */
public enum Colour {
  RED,
  GREEN,
  BLUE
}
