package io.serbench.dataset.orders;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.List;

/** A shop's orders of a day, modelled with records, as in new programs. */
@SuppressWarnings("serial") // A list may hold anything; ours holds orders.
public record Orders(String shop, LocalDate day, List<Order> orders) implements Serializable {}
