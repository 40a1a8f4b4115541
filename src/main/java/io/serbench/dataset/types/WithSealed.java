package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with fields of a sealed interface. */
public class WithSealed implements Serializable {
  private static final long serialVersionUID = 1L;

  public Payment first;
  public Payment second;

  public Payment getFirst() {
    return first;
  }

  public void setFirst(Payment first) {
    this.first = first;
  }

  public Payment getSecond() {
    return second;
  }

  public void setSecond(Payment second) {
    this.second = second;
  }
}
