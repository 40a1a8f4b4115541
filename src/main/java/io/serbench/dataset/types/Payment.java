package io.serbench.dataset.types;

import java.io.Serializable;

/** A sealed type. */
public sealed interface Payment extends Serializable permits ByCard, ByTransfer {}
