package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.Map;

/** A bean with a map whose keys are numbers. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithKeys implements Serializable {
  private static final long serialVersionUID = 1L;

  public Map<Integer, String> byNumber;

  public Map<Integer, String> getByNumber() {
    return byNumber;
  }

  public void setByNumber(Map<Integer, String> byNumber) {
    this.byNumber = byNumber;
  }
}
