package io.serbench.result;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a run is split over several machines, each of which runs a shard of it.
 *
 * @param shard which shard this is, from 1; empty where shards were merged
 * @param shards how many there are
 * @param plan the SHA-256 of all that shards must agree on, in hexadecimal digits
 * @param planned what each shard measures, all of the run
 */
public record Split(OptionalInt shard, int shards, String plan, List<Planned> planned) {
  /**
   * A row on a workload.
   *
   * @param row its name
   * @param workload on no particular machine
   * @param shards those that measure it, in order
   */
  public record Planned(
      String row,
      @JsonSerialize(converter = Workload.ToWords.class)
          @JsonDeserialize(converter = Workload.OfWords.class)
          Workload workload,
      List<Integer> shards) {
    public Planned {
      shards = List.copyOf(shards);
    }

    /** What it is, in any variant. */
    public CellId cell() {
      return new CellId(row, workload);
    }
  }

  /** So many digits of the plan tell it from others. */
  private static final int SHOWN = 12;

  public Split {
    planned = List.copyOf(planned);
    Require.atLeast(1, "the number of shards", shards);
    int most = shards;
    shard.ifPresent(number -> checkNumber(number, most));
    planned.forEach(row -> row.shards().forEach(number -> checkNumber(number, most)));
  }

  private static void checkNumber(int shard, int shards) {
    Require.that(shard >= 1 && shard <= shards, "shard " + shard + " of " + shards + " cannot be");
  }

  /** The same of all shards together. */
  public Split merged() {
    return new Split(OptionalInt.empty(), shards, plan, planned);
  }

  /** The plan, as short as people read it. */
  public String shownPlan() {
    return plan.substring(0, Math.min(SHOWN, plan.length()));
  }

  /** What this shard measures. */
  public List<Planned> here() {
    int number = shard.orElseThrow();
    return planned.stream().filter(each -> each.shards().contains(number)).toList();
  }

  /** The same: its cells, in any variant. */
  public Set<CellId> cells() {
    return here().stream().map(Planned::cell).collect(Collectors.toSet());
  }
}
