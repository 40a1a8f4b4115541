package io.serbench.dataset.orders;

import io.serbench.dataset.Nullable;
import java.io.Serializable;

/**
 * A customer of the shop.
 *
 * @param billing the billing address; null if it is the same as {@code address}
 */
public record Customer(
    long number, String name, String email, Address address, @Nullable Address billing)
    implements Serializable {}
