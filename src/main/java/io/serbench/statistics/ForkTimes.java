package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.witness.Undisturbed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The times of a run's forks. Each fork is judged by the witness of its own machine; in a merged
 * run, by that of its shard.
 */
final class ForkTimes {
  /** The shard of all forks of a run that was not merged. */
  private static final int ONLY = 0;

  /** What is known of a machine from its witness. */
  private record Machine(Optional<Undisturbed> undisturbed, ForkEstimator estimator) {
    static Machine of(Run run, Noise noise) {
      Optional<Baseline> baseline = Baseline.of(run);
      return new Machine(baseline.map(Baseline::undisturbed), ForkEstimator.of(noise, baseline));
    }
  }

  /**
   * The forks of a cell, judged. Each list has one element per fork, in the order of the cell.
   *
   * @param undisturbed what counted as undisturbed; empty if no witness ran
   * @param tallies the batches of each phase, by what disturbed them
   * @param times the values of the forks
   */
  record Judged(
      List<Optional<Undisturbed>> undisturbed,
      List<Map<Phase, PhaseTally>> tallies,
      CellTimes times) {
    Judged {
      undisturbed = List.copyOf(undisturbed);
      tallies = List.copyOf(tallies);
    }
  }

  private final Map<Integer, Machine> machines = new HashMap<>();
  private final Map<Integer, MergedShard> parts = new HashMap<>();
  private final Map<String, Double> speeds = new HashMap<>();

  ForkTimes(Run run, Noise noise) {
    if (run.wasMerged()) {
      for (MergedShard part : run.environment().parts()) {
        machines.put(part.shard(), Machine.of(run.shard(part), noise));
        parts.put(part.shard(), part);
        speeds.computeIfAbsent(
            part.kind(), kind -> Agreement.of(run, kind, noise).map(Agreement::speed).orElse(0.0));
      }
    } else {
      machines.put(ONLY, Machine.of(run, noise));
    }
  }

  Judged of(CellResult cell) {
    List<Integer> shards = shards(cell);
    List<Optional<Undisturbed>> undisturbed =
        shards.stream().map(shard -> machines.get(shard).undisturbed()).toList();
    List<Map<Phase, PhaseTally>> tallies =
        IntStream.range(0, shards.size())
            .mapToObj(fork -> PhaseTally.ofFork(cell.forks().get(fork), undisturbed.get(fork)))
            .toList();
    return new Judged(undisturbed, tallies, new CellTimes(values(shards, tallies), speeds(cell)));
  }

  private static List<Integer> shards(CellResult cell) {
    return cell.from().isEmpty()
        ? IntStream.range(0, cell.forks().size()).mapToObj(fork -> ONLY).toList()
        : cell.shards();
  }

  private List<Map<Phase, ForkValue>> values(
      List<Integer> shards, List<Map<Phase, PhaseTally>> tallies) {
    List<Map<Phase, ForkValue>> values = new ArrayList<>();
    for (int from = 0; from < tallies.size(); ) {
      int shard = shards.get(from);
      int to = from;
      while (to < tallies.size() && shards.get(to) == shard) {
        to++;
      }
      values.addAll(
          CellTimes.of(tallies.subList(from, to), machines.get(shard).estimator()).forks());
      from = to;
    }
    return values;
  }

  /** Each machine's part of the half width is proportional to its share of the cell's forks. */
  private Map<MergedShard, Double> speeds(CellResult cell) {
    return cell.from().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                from -> parts.get(from.shard()),
                from ->
                    speeds.get(parts.get(from.shard()).kind()) * from.forks() / cell.forks().size(),
                Double::sum));
  }
}
