package io.serbench.dataset.orders;

import java.time.LocalDate;

/** A payment by bank transfer. */
public record Transfer(String iban, LocalDate due) implements Payment {}
