package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Part;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Split;
import io.serbench.result.Workload;
import io.serbench.statistics.MachineFit.Seen;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How the machines of a merged run compare, kind by kind. Kinds are never compared with each other.
 */
public final class MachineFits {
  private final Map<String, List<Integer>> shards = new LinkedHashMap<>();
  private final Map<Integer, String> kinds = new LinkedHashMap<>();
  private final Map<String, Optional<MachineFit>> fits = new LinkedHashMap<>();

  private MachineFits(List<Part> parts, Function<Part, String> kindOf) {
    for (Part part : parts) {
      String kind = kindOf.apply(part);
      shards.computeIfAbsent(kind, none -> new ArrayList<>()).add(part.shard());
      kinds.put(part.shard(), kind);
    }
  }

  /** Of a run; of one that was not merged, there is nothing to say. */
  public static MachineFits of(Run run, Noise noise) {
    return of(run, new ForkTimes(run, noise));
  }

  /** The same, as if all machines with one processor were of one kind. */
  public static MachineFits ofProcessors(Run run, Noise noise) {
    return of(run, new ForkTimes(run, noise), part -> part.machine().processor().named());
  }

  static MachineFits of(Run run, ForkTimes times) {
    return of(run, times, Part::kind);
  }

  private static MachineFits of(Run run, ForkTimes times, Function<Part, String> kindOf) {
    MachineFits found = new MachineFits(run.environment().parts(), kindOf);
    if (!run.wasMerged()) {
      return found;
    }
    Set<String> anchors = new HashSet<>();
    run.environment().split().map(Split::planned).orElse(List.of()).stream()
        .filter(Split.Planned::anchor)
        .forEach(row -> anchors.add(named(row.row(), row.workload())));
    Map<String, List<Seen>> seen = new LinkedHashMap<>();
    for (CellResult cell : run.cells()) {
      List<Integer> from = cell.shards();
      List<Map<Phase, ForkValue>> values = times.of(cell).values();
      Map<Integer, List<Double>> logs = new LinkedHashMap<>();
      for (int fork = 0; fork < values.size(); fork++) {
        int shard = from.get(fork);
        total(values.get(fork))
            .ifPresent(total -> logs.computeIfAbsent(shard, none -> new ArrayList<>()).add(total));
      }
      Workload workload = cell.id().workload();
      boolean anchor =
          anchors.contains(named(cell.id().row(), workload.usage().describe(workload.dataset())));
      String row = named(cell.id().name(), workload.usage().describe(workload.dataset()));
      logs.forEach(
          (shard, theirs) ->
              seen.computeIfAbsent(found.kinds.get(shard), kind -> new ArrayList<>())
                  .add(new Seen(row, shard, anchor, theirs)));
    }
    found.shards.forEach(
        (kind, theirs) ->
            found.fits.put(kind, MachineFit.of(theirs, seen.getOrDefault(kind, List.of()))));
    return found;
  }

  private static String named(String row, String workload) {
    return row + " on " + workload;
  }

  /** The logarithm of ser and deser together; empty where next to nothing is known of them. */
  private static Optional<Double> total(Map<Phase, ForkValue> fork) {
    return CellTimes.value(fork, Phase.SER)
        .flatMap(ser -> CellTimes.value(fork, Phase.DESER).map(ser::plus))
        .filter(total -> total.basis() != Basis.INTERRUPTED)
        .map(total -> Math.log(total.nanosPerCall()));
  }

  /** The kinds of machines, in the order of their shards. */
  public List<String> kinds() {
    return List.copyOf(shards.keySet());
  }

  /** The shards on machines of a kind. */
  public List<Integer> shards(String kind) {
    return List.copyOf(shards.get(kind));
  }

  /** How machines of a kind compare; empty where nothing tells. */
  public Optional<MachineFit> of(String kind) {
    return fits.get(kind);
  }

  /**
   * What forks say, as the mean machine of their kind would have it.
   *
   * @param values of each fork of a cell
   */
  CellTimes atOneSpeed(CellResult cell, List<Map<Phase, ForkValue>> values) {
    Set<Integer> theirs = new HashSet<>(cell.shards());
    Optional<MachineFit> fit =
        theirs.stream().findFirst().flatMap(shard -> fits.get(kinds.get(shard)));
    if (fit.isEmpty()) {
      return new CellTimes(values, 0);
    }
    List<Integer> from = cell.shards();
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
