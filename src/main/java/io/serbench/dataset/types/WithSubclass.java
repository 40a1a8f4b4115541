package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean for a value of a subclass of the field's type. */
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
