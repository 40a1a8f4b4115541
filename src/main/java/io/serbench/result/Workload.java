package io.serbench.result;

import java.util.Optional;

/**
 * What a row is run on.
 *
 * @param dataset the data set's name
 * @param usage how its data travel
 * @param machine which kind of machine it is run on, where shards of a run ran on several that
 *     cannot be compared
 */
public record Workload(String dataset, Usage usage, Optional<String> machine) {
  /** On the run's machine. */
  public Workload(String dataset, Usage usage) {
    this(dataset, usage, Optional.empty());
  }

  /** The same by one thread. */
  public Workload alone() {
    return new Workload(dataset, usage.alone(), machine);
  }

  /** The same on that kind of machine. */
  public Workload on(String kind) {
    return new Workload(dataset, usage, Optional.of(kind));
  }

  /**
   * The data set, and how its data travel where that is not by one thread and byte arrays; and the
   * machine where there are several kinds.
   */
  public String describe() {
    return onMachine(usage.describe(dataset));
  }

  /** In one word: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset);
  }

  /** The data set, and the machine where there are several kinds. */
  public String data() {
    return onMachine(dataset);
  }

  private String onMachine(String text) {
    return text + machine.map(kind -> ", " + kind).orElse("");
  }
}
