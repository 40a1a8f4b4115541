package io.serbench.dataset.orders;

import java.time.LocalDate;

/** By a transfer of money. */
public record Transfer(String iban, LocalDate due) implements Payment {}
