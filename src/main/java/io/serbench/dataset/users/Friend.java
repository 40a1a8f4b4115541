package io.serbench.dataset.users;

import java.io.Serializable;

/** A friend of an account's owner. */
public class Friend implements Serializable {
  private static final long serialVersionUID = 1L;

  public String id;
  public String name;

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}
