package io.serbench.dataset.orders;

import java.io.Serializable;

/** A postal address. */
public record Address(String street, String postcode, String city, String country)
    implements Serializable {}
