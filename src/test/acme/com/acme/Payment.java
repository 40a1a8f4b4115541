package com.acme;

/** How an order is paid; nothing says which but the property {@code @type}. */
public sealed interface Payment permits Payment.Card, Payment.Transfer {
  /** By card. */
  record Card(String holder, String last4) implements Payment {}

  /** By transfer. */
  record Transfer(String iban) implements Payment {}
}
