package io.serbench.dataset.orders;

import java.io.Serializable;

/** How an order is paid. */
public sealed interface Payment extends Serializable permits Card, Transfer, Voucher {}
