package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean for two references to one object. */
public class WithShared implements Serializable {
  private static final long serialVersionUID = 1L;

  public Word first;
  public Word second;

  public Word getFirst() {
    return first;
  }

  public void setFirst(Word first) {
    this.first = first;
  }

  public Word getSecond() {
    return second;
  }

  public void setSecond(Word second) {
    this.second = second;
  }
}
