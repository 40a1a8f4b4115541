package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Split;
import io.serbench.result.Workload;
import io.serbench.statistics.ForkValue.Basis;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How the machines of a merged run compare, kind by kind. Kinds are never compared with each other.
 */
public final class MachineFits {
  /** Machines of one kind, and what came of comparing them; empty where nothing tells. */
  private record Alike(List<Integer> shards, Optional<MachineFit> fit) {}

  private final Map<String, Alike> kinds = new LinkedHashMap<>();

  private MachineFits(Run run, ForkTimes times, Function<MergedShard, String> kindOf) {
    Map<String, List<Integer>> shards = new LinkedHashMap<>();
    for (MergedShard part : run.environment().parts()) {
      shards.computeIfAbsent(kindOf.apply(part), kind -> new ArrayList<>()).add(part.shard());
    }
    List<CellOnMachine> seen = run.wasMerged() ? seen(run, times) : List.of();
    shards.forEach(
        (kind, theirs) -> {
          List<CellOnMachine> there =
              seen.stream().filter(each -> theirs.contains(each.shard())).toList();
          kinds.put(kind, new Alike(List.copyOf(theirs), MachineFit.of(theirs, there)));
        });
  }

  /** Of a run; of one that was not merged, there is nothing to say. */
  public static MachineFits of(Run run, Noise noise) {
    return of(run, new ForkTimes(run, noise));
  }

  static MachineFits of(Run run, ForkTimes times) {
    return new MachineFits(run, times, MergedShard::kind);
  }

  /** The same, as if all machines with one processor were of one kind. */
  public static MachineFits ofProcessors(Run run, Noise noise) {
    return new MachineFits(
        run, new ForkTimes(run, noise), part -> part.machine().processor().named());
  }

  /** All rows on all machines, where more than next to nothing is known of them. */
  private static List<CellOnMachine> seen(Run run, ForkTimes times) {
    Set<CellId> anchors =
        run.environment().split().map(Split::planned).orElse(List.of()).stream()
            .filter(Split.Planned::anchor)
            .map(Split.Planned::cell)
            .collect(Collectors.toSet());
    List<CellOnMachine> seen = new ArrayList<>();
    for (CellResult cell : run.cells()) {
      Map<Integer, List<Double>> logs = logs(cell, times);
      CellId id = cell.id();
      // Not the machine's kind: the row is the same on each.
      Workload anywhere = new Workload(id.workload().dataset(), id.workload().usage());
      CellId same = new CellId(id.row(), id.variant(), anywhere);
      boolean anchor = anchors.contains(same.withoutVariant());
      logs.forEach((shard, theirs) -> seen.add(new CellOnMachine(same, shard, anchor, theirs)));
    }
    return seen;
  }

  /** By shard: logarithms of what its forks take for ser and deser together. */
  private static Map<Integer, List<Double>> logs(CellResult cell, ForkTimes times) {
    List<Integer> from = cell.shards();
    List<Map<Phase, ForkValue>> values = times.of(cell).values();
    Map<Integer, List<Double>> logs = new LinkedHashMap<>();
    for (int fork = 0; fork < values.size(); fork++) {
      int shard = from.get(fork);
      CellTimes.total(values.get(fork))
          .filter(total -> total.basis() != Basis.INTERRUPTED && total.nanosPerCall() > 0)
          .map(total -> Math.log(total.nanosPerCall()))
          .ifPresent(log -> logs.computeIfAbsent(shard, none -> new ArrayList<>()).add(log));
    }
    return logs;
  }

  /** The kinds of machines, in the order of their shards. */
  public List<String> kinds() {
    return List.copyOf(kinds.keySet());
  }

  /** The shards on machines of a kind. */
  public List<Integer> shards(String kind) {
    return kinds.get(kind).shards();
  }

  /** How machines of a kind compare; empty where nothing tells. */
  public Optional<MachineFit> of(String kind) {
    return kinds.get(kind).fit();
  }

  /**
   * What forks say, as the mean machine of their kind would have it.
   *
   * @param values of each fork of a cell
   */
  CellTimes atOneSpeed(CellResult cell, List<Map<Phase, ForkValue>> values) {
    List<Integer> from = cell.shards();
    Set<Integer> theirs = Set.copyOf(from);
    Optional<MachineFit> fit =
        kinds.values().stream()
            .filter(kind -> !theirs.isEmpty() && kind.shards().containsAll(theirs))
            .findFirst()
            .flatMap(Alike::fit);
    if (fit.isEmpty()) {
      return new CellTimes(values, 0);
    }
    List<Map<Phase, ForkValue>> same = new ArrayList<>();
    for (int fork = 0; fork < values.size(); fork++) {
      double factor = 1 / fit.get().factor(from.get(fork));
      Map<Phase, ForkValue> scaled = new EnumMap<>(Phase.class);
      values.get(fork).forEach((phase, value) -> scaled.put(phase, value.times(factor)));
      same.add(scaled);
    }
    return new CellTimes(same, fit.get().errorOfRow(theirs.size()));
  }
}
