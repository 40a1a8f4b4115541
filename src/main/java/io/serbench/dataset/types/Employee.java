package io.serbench.dataset.types;

/** A class that extends another. */
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
