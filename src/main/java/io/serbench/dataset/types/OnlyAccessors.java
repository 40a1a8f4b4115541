package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with private fields. */
public class OnlyAccessors implements Serializable {
  private static final long serialVersionUID = 1L;

  private String name;
  private int count;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getCount() {
    return count;
  }

  public void setCount(int count) {
    this.count = count;
  }
}
