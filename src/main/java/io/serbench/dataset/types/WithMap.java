package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.Map;

/** A bean with a map. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithMap implements Serializable {
  private static final long serialVersionUID = 1L;

  public Map<String, Integer> stock;

  public Map<String, Integer> getStock() {
    return stock;
  }

  public void setStock(Map<String, Integer> stock) {
    this.stock = stock;
  }
}
