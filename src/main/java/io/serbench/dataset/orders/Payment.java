package io.serbench.dataset.orders;

import java.io.Serializable;

/** The payment of an order. */
public sealed interface Payment extends Serializable permits Card, Transfer, Voucher {}
