package io.serbench.dataset.orders;

/** The status of an order. */
public enum OrderStatus {
  NEW,
  PAID,
  SHIPPED,
  DELIVERED,
  RETURNED
}
