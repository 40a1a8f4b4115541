package com.acme;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** A bean with every kind of member that users have. It has no {@code equals}. */
public class Order {
  /** States of an order. */
  public enum State {
    OPEN,
    PAID
  }

  /** Anything that is said with something else: generic. */
  public static class Noted<T> {
    public String note;
    public T about;
  }

  public long number;
  public String remark;
  private UUID id;
  private State state;
  private Instant placed;
  private LocalDate due;
  private BigDecimal total;
  private Optional<String> coupon = Optional.empty();
  private List<Line> lines = new ArrayList<>();
  private Map<String, Integer> stock = new LinkedHashMap<>();
  private int[] ratings = {};
  private String[] tags = {};
  private Noted<Line> favourite;
  private Payment payment;

  public UUID getId() {
    return id;
  }

  public void setId(UUID id) {
    this.id = id;
  }

  public State getState() {
    return state;
  }

  public void setState(State state) {
    this.state = state;
  }

  public Instant getPlaced() {
    return placed;
  }

  public void setPlaced(Instant placed) {
    this.placed = placed;
  }

  public LocalDate getDue() {
    return due;
  }

  public void setDue(LocalDate due) {
    this.due = due;
  }

  public BigDecimal getTotal() {
    return total;
  }

  public void setTotal(BigDecimal total) {
    this.total = total;
  }

  public Optional<String> getCoupon() {
    return coupon;
  }

  public void setCoupon(Optional<String> coupon) {
    this.coupon = coupon;
  }

  public List<Line> getLines() {
    return lines;
  }

  public void setLines(List<Line> lines) {
    this.lines = lines;
  }

  public Map<String, Integer> getStock() {
    return stock;
  }

  public void setStock(Map<String, Integer> stock) {
    this.stock = stock;
  }

  public int[] getRatings() {
    return ratings;
  }

  public void setRatings(int[] ratings) {
    this.ratings = ratings;
  }

  public String[] getTags() {
    return tags;
  }

  public void setTags(String[] tags) {
    this.tags = tags;
  }

  public Noted<Line> getFavourite() {
    return favourite;
  }

  public void setFavourite(Noted<Line> favourite) {
    this.favourite = favourite;
  }

  public Payment getPayment() {
    return payment;
  }

  public void setPayment(Payment payment) {
    this.payment = payment;
  }
}
