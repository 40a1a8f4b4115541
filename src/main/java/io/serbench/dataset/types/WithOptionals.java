package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.Optional;

/** A bean with optional values. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithOptionals implements Serializable {
  private static final long serialVersionUID = 1L;

  public Optional<String> there;
  public Optional<String> absent;

  public Optional<String> getThere() {
    return there;
  }

  public void setThere(Optional<String> there) {
    this.there = there;
  }

  public Optional<String> getAbsent() {
    return absent;
  }

  public void setAbsent(Optional<String> absent) {
    this.absent = absent;
  }
}
