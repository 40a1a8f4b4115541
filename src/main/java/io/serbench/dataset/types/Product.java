package io.serbench.dataset.types;

import java.io.Serializable;

/** A record. */
public record Product(String name, int stock) implements Serializable {}
