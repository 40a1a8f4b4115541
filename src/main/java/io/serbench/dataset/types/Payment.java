package io.serbench.dataset.types;

import java.io.Serializable;

/** A sealed interface. */
public sealed interface Payment extends Serializable permits ByCard, ByTransfer {}
