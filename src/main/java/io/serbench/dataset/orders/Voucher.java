package io.serbench.dataset.orders;

import java.math.BigDecimal;

/** By a voucher. */
public record Voucher(String code, BigDecimal worth) implements Payment {}
