package io.serbench.dataset.orders;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.List;

/** A day's orders of a shop: records throughout, as users of today write them. */
@SuppressWarnings("serial") // A list may hold anything; ours holds orders.
public record Orders(String shop, LocalDate day, List<Order> orders) implements Serializable {}
