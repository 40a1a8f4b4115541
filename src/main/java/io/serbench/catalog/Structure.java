package io.serbench.catalog;

/** The shapes of objects that survive a round trip. */
public enum Structure {
  /** Trees: an object with two references to it is written twice. */
  FLAT_TREE,
  /** Graphs: shared references and cycles come back. */
  FULL_GRAPH,
  /** Something else. */
  MISC
}
