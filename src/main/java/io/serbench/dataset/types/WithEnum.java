package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with an enum. */
public class WithEnum implements Serializable {
  private static final long serialVersionUID = 1L;

  public Season season;

  public Season getSeason() {
    return season;
  }

  public void setSeason(Season season) {
    this.season = season;
  }
}
