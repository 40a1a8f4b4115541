package io.serbench.statistics;

import io.serbench.result.CellId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How much slower each machine is, by the rows that several of them ran: log time = row + machine,
 * fitted by least squares, each row on each machine weighted with its forks (Searle, "Linear Models
 * for Unbalanced Data", 1987, chapter 4).
 */
final class MachineEffects {
  /** Rounds until the fit moves by less than that. */
  private static final double SETTLED = 1e-9;

  private static final int MOST_ROUNDS = 10_000;

  private final Map<Integer, Double> effects = new HashMap<>();

  private MachineEffects(List<Integer> shards) {
    shards.forEach(shard -> effects.put(shard, 0.0));
  }

  /**
   * What row and machine do not explain.
   *
   * @param seen the row there
   * @param size a logarithm
   */
  record Residual(CellOnMachine seen, double size) {}

  /** By row: on which machines it ran. */
  static Map<CellId, List<CellOnMachine>> byRow(Collection<CellOnMachine> seen) {
    Map<CellId, List<CellOnMachine>> rows = new LinkedHashMap<>();
    seen.forEach(each -> rows.computeIfAbsent(each.cell(), none -> new ArrayList<>()).add(each));
    return rows;
  }

  /**
   * The fit; empty where no chain of rows that they share leads from each machine to each other.
   *
   * @param shards all machines, at least one
   * @param rows each on one machine or more, there once
   */
  static Optional<MachineEffects> of(List<Integer> shards, Collection<List<CellOnMachine>> rows) {
    if (!isConnected(shards, rows)) {
      return Optional.empty();
    }
    MachineEffects fit = new MachineEffects(shards);
    double moved = Double.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS && moved > SETTLED; round++) {
      moved = fit.improve(rows);
    }
    return Optional.of(fit);
  }

  /** By shard: a logarithm, relative to the mean of all machines. */
  Map<Integer, Double> byShard() {
    return Map.copyOf(effects);
  }

  /** Of a row, on each of its machines. */
  List<Residual> residuals(List<CellOnMachine> row) {
    double level = level(row);
    return row.stream()
        .map(each -> new Residual(each, each.mean() - effects.get(each.shard()) - level))
        .toList();
  }

  /** What the row takes on the mean machine. */
  private double level(List<CellOnMachine> row) {
    double sum = 0;
    double weights = 0;
    for (CellOnMachine each : row) {
      sum += each.weight() * (each.mean() - effects.get(each.shard()));
      weights += each.weight();
    }
    return sum / weights;
  }

  /** Rows and machines are fitted in turn, each with the other held. Says how much moved. */
  private double improve(Collection<List<CellOnMachine>> rows) {
    Map<Integer, Double> sums = new HashMap<>();
    Map<Integer, Double> weights = new HashMap<>();
    for (List<CellOnMachine> row : rows) {
      double level = level(row);
      for (CellOnMachine each : row) {
        sums.merge(each.shard(), each.weight() * (each.mean() - level), Double::sum);
        weights.merge(each.shard(), (double) each.weight(), Double::sum);
      }
    }
    sums.replaceAll((shard, sum) -> sum / weights.get(shard));
    double mean = sums.values().stream().mapToDouble(sum -> sum).sum() / sums.size();
    double moved = 0;
    for (Map.Entry<Integer, Double> sum : sums.entrySet()) {
      double effect = sum.getValue() - mean;
      moved = Math.max(moved, Math.abs(effect - effects.put(sum.getKey(), effect)));
    }
    return moved;
  }

  private static boolean isConnected(List<Integer> shards, Collection<List<CellOnMachine>> rows) {
    Set<Integer> reached = new HashSet<>(shards.subList(0, 1));
    boolean grew = true;
    while (grew) {
      grew = false;
      for (List<CellOnMachine> row : rows) {
        List<Integer> theirs = row.stream().map(CellOnMachine::shard).toList();
        if (theirs.stream().anyMatch(reached::contains)) {
          grew |= reached.addAll(theirs);
        }
      }
    }
    return reached.containsAll(shards);
  }
}
