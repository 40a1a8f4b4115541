package io.serbench.dataset.types;

import java.io.Serializable;

/** The superclass of {@link Employee}. */
public class Person implements Serializable {
  private static final long serialVersionUID = 1L;

  public String name;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}
