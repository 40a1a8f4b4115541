package io.serbench.dataset.orders;

/** How far an order is. */
public enum OrderStatus {
  NEW,
  PAID,
  SHIPPED,
  DELIVERED,
  RETURNED
}
