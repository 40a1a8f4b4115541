package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.Map;

/** A bean with a map whose keys are of an enum. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithEnumKeys implements Serializable {
  private static final long serialVersionUID = 1L;

  public Map<Season, String> bySeason;

  public Map<Season, String> getBySeason() {
    return bySeason;
  }

  public void setBySeason(Map<Season, String> bySeason) {
    this.bySeason = bySeason;
  }
}
