package io.serbench.dataset.types;

/** A bean with the fields of a superclass. */
public class Employee extends Person {
  private static final long serialVersionUID = 1L;

  public String role;

  public String getRole() {
    return role;
  }

  public void setRole(String role) {
    this.role = role;
  }
}
