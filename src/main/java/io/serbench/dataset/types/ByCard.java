package io.serbench.dataset.types;

/** A class that the sealed interface permits. */
public final class ByCard implements Payment {
  private static final long serialVersionUID = 1L;

  public String number;

  public String getNumber() {
    return number;
  }

  public void setNumber(String number) {
    this.number = number;
  }
}
