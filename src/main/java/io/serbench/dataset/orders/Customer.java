package io.serbench.dataset.orders;

import io.serbench.dataset.Nullable;
import java.io.Serializable;

/** A customer of the shop. */
public record Customer(
    long number, String name, String email, Address address, @Nullable Address billing)
    implements Serializable {}
