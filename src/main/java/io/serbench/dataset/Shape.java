package io.serbench.dataset;

/** What the references within a value look like. */
public enum Shape {
  /** Every object is referred to once: a serializer may write objects where they are met. */
  TREE,
  /** Objects are referred to more than once, or refer to themselves, and must come back so. */
  GRAPH
}
