package io.serbench.dataset;

/** Whether references within a value are shared. */
public enum Shape {
  /** Every object is referred to once, so a serializer may write it where it is referred to. */
  TREE,
  /** Objects are shared or refer to themselves, and must do so in the decoded value. */
  GRAPH
}
