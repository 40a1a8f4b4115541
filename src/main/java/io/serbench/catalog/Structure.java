package io.serbench.catalog;

/** What shapes of objects survive. */
public enum Structure {
  /** Trees: an object referred to twice is written twice. */
  FLAT_TREE,
  /** Graphs: shared references and cycles are restored. */
  FULL_GRAPH,
  /** Something else. */
  MISC
}
