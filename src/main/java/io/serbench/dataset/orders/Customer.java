package io.serbench.dataset.orders;

import java.io.Serializable;

/**
 * Who ordered.
 *
 * @param billing where the bill goes; null where the goods go there, too
 */
public record Customer(long number, String name, String email, Address address, Address billing)
    implements Serializable {}
