package io.serbench.dataset.orders;

import java.io.Serializable;

/**
 * A customer of the shop.
 *
 * @param billing the billing address; null if it is the same as {@code address}
 */
public record Customer(long number, String name, String email, Address address, Address billing)
    implements Serializable {}
