package io.serbench.dataset.orders;

import java.io.Serializable;

/** A place. */
public record Address(String street, String postcode, String city, String country)
    implements Serializable {}
