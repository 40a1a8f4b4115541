package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.Map;

/** A bean with maps whose keys are no texts. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithKeys implements Serializable {
  private static final long serialVersionUID = 1L;

  public Map<Integer, String> byNumber;
  public Map<Season, String> bySeason;

  public WithKeys() {}

  public Map<Integer, String> getByNumber() {
    return byNumber;
  }

  public void setByNumber(Map<Integer, String> byNumber) {
    this.byNumber = byNumber;
  }

  public Map<Season, String> getBySeason() {
    return bySeason;
  }

  public void setBySeason(Map<Season, String> bySeason) {
    this.bySeason = bySeason;
  }
}
