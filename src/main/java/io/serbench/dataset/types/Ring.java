package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean for cycles: it refers to another of its class. */
public class Ring implements Serializable {
  private static final long serialVersionUID = 1L;

  public String name;
  public Ring next;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public Ring getNext() {
    return next;
  }

  public void setNext(Ring next) {
    this.next = next;
  }
}
