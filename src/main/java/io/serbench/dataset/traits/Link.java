package io.serbench.dataset.traits;

import java.io.Serializable;

/** A bean that refers to other beans of its class. */
public class Link implements Serializable {
  private static final long serialVersionUID = 1L;

  public String name;
  public Link first;
  public Link second;

  public Link() {}

  public Link(String name) {
    this.name = name;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public Link getFirst() {
    return first;
  }

  public void setFirst(Link first) {
    this.first = first;
  }

  public Link getSecond() {
    return second;
  }

  public void setSecond(Link second) {
    this.second = second;
  }
}
