package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import java.io.IOException;
import java.util.Collection;

/** Thrown if JSON does not fit a generated class; the message says what is wrong. */
public final class Misfit extends IOException {
  private static final long serialVersionUID = 1L;

  final transient JsonPointer place;
  final boolean unknown;

  /**
   * Creates one for a place.
   *
   * @param place the path within the value; for a missing field, where it would be
   */
  public Misfit(JsonPointer place, String message) {
    this(place, message, false);
  }

  private Misfit(JsonPointer place, String message, boolean unknown) {
    super(message);
    this.place = place;
    this.unknown = unknown;
  }

  /** Returns an exception for a field that the class does not have. */
  public static Misfit unknown(JsonPointer place, String name, Collection<String> known) {
    return new Misfit(place, Mistake.unknown(name, known), true);
  }
}
