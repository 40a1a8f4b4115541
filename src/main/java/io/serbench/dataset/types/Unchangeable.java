package io.serbench.dataset.types;

import java.io.Serializable;

/** An immutable class, whose only constructor takes all fields. */
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
