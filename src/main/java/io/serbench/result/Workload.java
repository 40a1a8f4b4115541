package io.serbench.result;

import java.util.Optional;

/**
 * What a row is run on.
 *
 * @param dataset the name of the data set
 * @param usage how its values are carried
 * @param machine the kind of processor, if shards of a run ran on several that are not comparable;
 *     otherwise empty
 */
public record Workload(String dataset, Usage usage, Optional<String> machine) {
  public Workload(String dataset, Usage usage) {
    this(dataset, usage, Optional.empty());
  }

  public Workload alone() {
    return new Workload(dataset, usage.alone(), machine);
  }

  public Workload onProcessor(String kind) {
    return new Workload(dataset, usage, Optional.of(kind));
  }

  /** Returns the data set, and what is not the default: {@code media.1, 4 threads}. */
  public String describe() {
    return onMachine(usage.describe(dataset));
  }

  /** Returns the data set and the transport in one word: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset);
  }

  /** Returns the data set, and the machine if there are several kinds. */
  public String data() {
    return onMachine(dataset);
  }

  private String onMachine(String text) {
    return text + machine.map(kind -> ", " + kind).orElse("");
  }
}
