package io.serbench.dataset.types;

/** An enum. */
public enum Season {
  SPRING,
  SUMMER,
  AUTUMN,
  WINTER
}
