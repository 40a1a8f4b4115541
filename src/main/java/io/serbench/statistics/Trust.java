package io.serbench.statistics;

/** What the value of a fork is made of, and so how much it is worth beside others of its row. */
public enum Trust {
  /** Undisturbed batches. */
  CLEAN(1),
  /**
   * Batches that a neighbour slowed, converted. Forks differ by 2 to 3 % in any case, conversions
   * by 5 % in addition.
   */
  CONVERTED(0.25),
  /** Batches of a fork that could hardly run, with cold caches and late compilation. */
  INTERRUPTED(0.01);

  /** In a weighted mean, relative to an undisturbed fork. */
  final double weight;

  Trust(double weight) {
    this.weight = weight;
  }
}
