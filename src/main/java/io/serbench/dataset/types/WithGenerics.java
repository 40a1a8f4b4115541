package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with a field of a generic class. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithGenerics implements Serializable {
  private static final long serialVersionUID = 1L;

  public Box<Word> box;

  public Box<Word> getBox() {
    return box;
  }

  public void setBox(Box<Word> box) {
    this.box = box;
  }
}
