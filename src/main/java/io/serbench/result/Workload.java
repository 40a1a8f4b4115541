package io.serbench.result;

/**
 * What a row is run on.
 *
 * @param dataset the data set's name
 * @param usage how its data travel
 */
public record Workload(String dataset, Usage usage) {
  /** The data set, and how its data travel where that is not by one thread and byte arrays. */
  public String describe() {
    return usage.describe(dataset);
  }

  /** The same in one word: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset);
  }
}
