package io.serbench.dataset.types;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;

/** A bean with numbers that do not fit into a primitive type. */
public class WithDecimals implements Serializable {
  private static final long serialVersionUID = 1L;

  public BigDecimal price;
  public BigInteger count;

  public BigDecimal getPrice() {
    return price;
  }

  public void setPrice(BigDecimal price) {
    this.price = price;
  }

  public BigInteger getCount() {
    return count;
  }

  public void setCount(BigInteger count) {
    this.count = count;
  }
}
