package com.acme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Anything, page by page: generic throughout. */
public class Page<T> {
  private int number;
  private List<T> items = new ArrayList<>();
  private Map<String, List<T>> byName = new LinkedHashMap<>();
  private Pair<String, T> best;

  /** Two things. */
  public record Pair<A, B>(A first, B second) {}

  public int getNumber() {
    return number;
  }

  public void setNumber(int number) {
    this.number = number;
  }

  public List<T> getItems() {
    return items;
  }

  public void setItems(List<T> items) {
    this.items = items;
  }

  public Map<String, List<T>> getByName() {
    return byName;
  }

  public void setByName(Map<String, List<T>> byName) {
    this.byName = byName;
  }

  public Pair<String, T> getBest() {
    return best;
  }

  public void setBest(Pair<String, T> best) {
    this.best = best;
  }
}
