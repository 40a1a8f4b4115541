package io.serbench.dataset.types;

import java.io.Serializable;
import java.time.Duration;

/** A bean with a duration. */
public class WithDuration implements Serializable {
  private static final long serialVersionUID = 1L;

  public Duration length;

  public Duration getLength() {
    return length;
  }

  public void setLength(Duration length) {
    this.length = length;
  }
}
