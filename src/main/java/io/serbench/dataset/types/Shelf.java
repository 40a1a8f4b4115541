package io.serbench.dataset.types;

import java.io.Serializable;

/** A record within a record. */
public record Shelf(String place, Product product) implements Serializable {}
