package io.serbench.dataset.types;

import java.io.Serializable;

/** A class with public fields and no accessors. */
public class OnlyFields implements Serializable {
  private static final long serialVersionUID = 1L;

  public String name;
  public int count;
}
