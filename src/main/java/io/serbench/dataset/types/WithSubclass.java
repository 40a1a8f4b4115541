package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with a field whose value is of a subclass. */
public class WithSubclass implements Serializable {
  private static final long serialVersionUID = 1L;

  public Person person;

  public Person getPerson() {
    return person;
  }

  public void setPerson(Person person) {
    this.person = person;
  }
}
