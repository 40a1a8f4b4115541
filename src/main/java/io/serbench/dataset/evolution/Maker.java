package io.serbench.dataset.evolution;

import java.io.Serializable;

/** A bean within the bean, the same in all versions of {@link Item}. */
public class Maker implements Serializable {
  private static final long serialVersionUID = 1L;

  public String name;
  public int founded;

  public Maker() {}

  public Maker(String name, int founded) {
    this.name = name;
    this.founded = founded;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getFounded() {
    return founded;
  }

  public void setFounded(int founded) {
    this.founded = founded;
  }
}
