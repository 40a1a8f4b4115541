package io.serbench.dataset.orders;

import java.time.LocalDate;

/** A payment by card. */
public record Card(String network, String lastDigits, LocalDate expires) implements Payment {}
