package com.acme.money;

import java.math.BigDecimal;

/** An amount that insists on being one. */
public record Money(BigDecimal amount, String currency) {
  public Money {
    if (amount.signum() < 0) {
      throw new IllegalArgumentException("negative: " + amount);
    }
  }
}
