package io.serbench.dataset.clients;

/** The colour of a client's eyes. */
public enum EyeColor {
  BROWN,
  BLUE,
  GREEN
}
