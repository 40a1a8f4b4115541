package io.serbench.dataset.types;

import java.io.Serializable;

/** A class that only its constructor fills. */
public final class Unchangeable implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String name;
  private final int count;

  public Unchangeable(String name, int count) {
    this.name = name;
    this.count = count;
  }

  public String getName() {
    return name;
  }

  public int getCount() {
    return count;
  }
}
