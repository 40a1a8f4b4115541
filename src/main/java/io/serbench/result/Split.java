package io.serbench.result;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How a run is split into shards, each for one machine.
 *
 * @param shard the number of this shard, from 1; empty if shards were merged
 * @param shards the number of shards
 * @param plan the SHA-256 of everything that shards must agree on, in hexadecimal digits
 * @param planned all rows and workloads of the run, with the shards that measure them
 */
public record Split(OptionalInt shard, int shards, String plan, List<Planned> planned) {
  /**
   * A row on a workload, in all its variants.
   *
   * @param workload the workload in words, as {@link Workload#describe} has them
   * @param shards the numbers of the shards that measure it, in order
   */
  public record Planned(String row, String workload, List<Integer> shards) {
    public Planned {
      shards = List.copyOf(shards);
    }
  }

  /** Enough digits of the plan to distinguish it from others. */
  private static final int SHOWN = 12;

  public Split {
    planned = List.copyOf(planned);
    Require.atLeast(1, "the number of shards", shards);
    int most = shards;
    shard.ifPresent(number -> checkNumber(number, most));
    planned.forEach(row -> row.shards().forEach(number -> checkNumber(number, most)));
  }

  private static void checkNumber(int shard, int shards) {
    Require.that(
        shard >= 1 && shard <= shards, "shard " + shard + " of " + shards + " does not exist");
  }

  public Split merged() {
    return new Split(OptionalInt.empty(), shards, plan, planned);
  }

  /** Returns the first digits of the plan, for people. */
  public String shownPlan() {
    return plan.substring(0, Math.min(SHOWN, plan.length()));
  }

  public List<Planned> here() {
    int number = shard.orElseThrow();
    return planned.stream().filter(row -> row.shards().contains(number)).toList();
  }

  /** Returns the names of the rows that this shard measures, by workload. */
  public Map<String, Set<String>> rowsHere() {
    return here().stream().collect(groupingBy(Planned::workload, mapping(Planned::row, toSet())));
  }
}
