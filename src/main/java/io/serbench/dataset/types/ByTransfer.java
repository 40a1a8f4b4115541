package io.serbench.dataset.types;

/** Another class that the sealed interface permits. */
public final class ByTransfer implements Payment {
  private static final long serialVersionUID = 1L;

  public String account;
  public int days;

  public String getAccount() {
    return account;
  }

  public void setAccount(String account) {
    this.account = account;
  }

  public int getDays() {
    return days;
  }

  public void setDays(int days) {
    this.days = days;
  }
}
