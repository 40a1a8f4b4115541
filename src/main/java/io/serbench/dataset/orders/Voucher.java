package io.serbench.dataset.orders;

import java.math.BigDecimal;

/** A payment by voucher. */
public record Voucher(String code, BigDecimal worth) implements Payment {}
