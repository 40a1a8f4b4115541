package io.serbench.statistics;

/** What the value of a fork is made of, and so how much it is worth beside others of its row. */
public enum Basis {
  /** Undisturbed batches. */
  UNDISTURBED(1),
  /**
   * Batches that a neighbour slowed, as they would be without. Forks differ by 2 to 3 % in any
   * case, such values by 5 % in addition.
   */
  SLOWED(0.25),
  /** Batches of a fork that could hardly run, with cold caches and late compilation. */
  INTERRUPTED(0.01);

  /** In a weighted mean, relative to an undisturbed fork. */
  final double weight;

  Basis(double weight) {
    this.weight = weight;
  }
}
