package com.acme;

import java.io.Serializable;
import java.math.BigDecimal;

/** A line of an order. */
public record Line(String article, int count, BigDecimal price) implements Serializable {}
