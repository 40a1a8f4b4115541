package io.serbench.dataset.orders;

import java.time.LocalDate;

/** By card. */
public record Card(String network, String lastDigits, LocalDate expires) implements Payment {}
