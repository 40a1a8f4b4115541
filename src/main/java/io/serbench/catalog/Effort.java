package io.serbench.catalog;

/** How much is known ahead of the data. */
public enum Effort {
  /** Nothing: any object of any class goes. */
  ZERO_KNOWLEDGE,
  /** The classes are registered, or their schema or code is generated. */
  CLASSES_KNOWN,
  /** Written by hand for the type. */
  MANUAL_OPT,
  /** Something else. */
  MISC
}
