package io.serbench.check;

import io.serbench.dataset.Datasets;
import io.serbench.result.Observed;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** All kinds of checks, as needed for reading stored verdicts. */
public final class Checks {
  private Checks() {}

  /** Returns the check of this name, ready to print stored verdicts; empty for an unknown name. */
  public static Optional<Check> named(String name, List<Observed> seen) {
    return Optional.ofNullable(
        switch (name) {
          case "roundtrip" -> {
            TreeSet<String> workloads = new TreeSet<>();
            seen.forEach(row -> workloads.addAll(row.verdicts().keySet()));
            yield new RoundTripCheck(workloads, true);
          }
          case "types" -> new TypesCheck();
          case "evolution" -> new EvolutionCheck();
          case "versions" -> new VersionsCheck(List.of(), false, wire -> {});
          case "jdk" -> new JdkCheck();
          case "hostile" -> new HostileCheck(HostileCheck.MUTATIONS, List.of(), Optional.empty());
          case "startup" -> new StartupCost(StartupCost.BUDGET_MILLIS, 1, false);
          case "memory" -> new MemoryCost(Datasets.all().drawn("media-list.10M").orElseThrow(), 1);
          case "heap" -> new HeapCost();
          default -> null;
        });
  }
}
