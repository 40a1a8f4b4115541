package io.serbench.catalog;

/** How much a row must know before it sees the data. */
public enum Effort {
  /** Nothing: it takes objects of any class. */
  ZERO_KNOWLEDGE,
  /** The classes: they are registered, or a schema or code is generated for them. */
  CLASSES_KNOWN,
  /** Everything: the code is written by hand for the type. */
  MANUAL_OPT,
  /** Something else. */
  MISC
}
