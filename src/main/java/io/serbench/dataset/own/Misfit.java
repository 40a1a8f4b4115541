package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonPointer;
import java.io.IOException;

/** JSON does not fit a class that a library generated; the message says what is wrong. */
public final class Misfit extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient JsonPointer place;

  /**
   * At that place.
   *
   * @param place within the value; of a missing field, where it would be
   */
  public Misfit(JsonPointer place, String message) {
    super(message);
    this.place = place;
  }

  JsonPointer place() {
    return place;
  }
}
