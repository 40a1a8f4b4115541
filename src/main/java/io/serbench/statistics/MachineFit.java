package io.serbench.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What rows that ran on several machines say of these: log time = row + machine. It is fitted by
 * least squares, each row on each machine weighted with its forks (Searle, "Linear Models for
 * Unbalanced Data", 1987, chapter 4), and judged by the analysis of variance of two ways with
 * interaction.
 *
 * <p>Machines are known relative to their geometric mean, so that what was measured on one can be
 * said as all of them would have it. That is fair only where no row fares much better on one
 * machine than others do: {@link #interaction}.
 *
 * @param effects by shard: how much slower its machine was than the mean, as a logarithm
 * @param error the standard error of an effect
 * @param forkSpread the standard deviation of forks of one row on one machine, as a logarithm
 * @param interaction the standard deviation of what is left of a row on a machine when the row, the
 *     machine and the forks' spread are accounted for; as a logarithm
 * @param prediction how well anchors predict each other; empty where there are not two of them
 */
public record MachineFit(
    Map<Integer, Double> effects,
    double error,
    double forkSpread,
    double interaction,
    Optional<Prediction> prediction) {
  /** A row that fares so much better or worse on a machine is no exception; a part. */
  public static final double MOST_INTERACTION = 0.03;

  /** Rounds until the fit moves by less than that. */
  private static final double SETTLED = 1e-9;

  private static final int MOST_ROUNDS = 10_000;

  /**
   * How well the others say what an anchor takes on a machine.
   *
   * @param error the root of the mean square of what they are wrong by, a part
   * @param row of the anchor of which they are wrong most
   * @param shard where
   * @param most by how much, a part
   */
  public record Prediction(double error, String row, int shard, double most) {}

  /**
   * A row's forks on a machine.
   *
   * @param row which row, on which workload
   * @param shard which machine
   * @param anchor whether the row is on all machines on purpose
   * @param logs logarithms of the forks' times, at least one
   */
  record Seen(String row, int shard, boolean anchor, List<Double> logs) {
    Seen {
      logs = List.copyOf(logs);
    }

    double mean() {
      return logs.stream().mapToDouble(log -> log).average().orElseThrow();
    }

    int weight() {
      return logs.size();
    }
  }

  public MachineFit {
    effects = Map.copyOf(effects);
  }

  /** Whether rows may be ranked across the machines. */
  public boolean isCommon() {
    return interaction <= MOST_INTERACTION;
  }

  /** How many times as long as on the mean machine things take on that of a shard. */
  public double factor(int shard) {
    return Math.exp(effects.get(shard));
  }

  /**
   * The relative standard error of a row's time, beyond that of its forks.
   *
   * @param machines on how many it ran
   */
  double errorOfRow(int machines) {
    return Math.sqrt((interaction * interaction + error * error) / machines);
  }

  /** Of one machine. */
  static MachineFit alone(int shard) {
    return new MachineFit(Map.of(shard, 0.0), 0, Double.NaN, 0, Optional.empty());
  }

  /**
   * The fit; empty where no chain of rows that they share leads from each machine to each other.
   *
   * @param shards all machines, at least one
   * @param seen by row and machine, each once
   */
  static Optional<MachineFit> of(List<Integer> shards, List<Seen> seen) {
    if (shards.size() == 1) {
      return Optional.of(alone(shards.get(0)));
    }
    Map<String, List<Seen>> rows = new TreeMap<>();
    seen.forEach(each -> rows.computeIfAbsent(each.row(), row -> new ArrayList<>()).add(each));
    rows.values().removeIf(row -> row.size() < 2);
    if (!isConnected(shards, rows)) {
      return Optional.empty();
    }
    Map<Integer, Double> effects = effects(shards, rows);
    double spread = forkSpread(seen);
    List<Seen> repeated = rows.values().stream().flatMap(List::stream).toList();
    double squares = 0;
    double weights = 0;
    for (List<Seen> row : rows.values()) {
      for (Residual left : residuals(row, effects)) {
        squares += left.seen().weight() * left.size() * left.size();
        weights += left.seen().weight();
      }
    }
    int freedom = Math.max(1, repeated.size() - rows.size() - (shards.size() - 1));
    double forks = weights / repeated.size();
    double interaction = Math.sqrt(Math.max(0, squares / freedom - spread * spread) / forks);
    double cellsOfMachine = (double) repeated.size() / shards.size();
    double error =
        Math.sqrt((interaction * interaction + spread * spread / forks) / cellsOfMachine);
    return Optional.of(
        new MachineFit(effects, error, spread, interaction, prediction(shards, rows)));
  }

  private record Residual(Seen seen, double size) {}

  /** What row and machine do not explain. */
  private static List<Residual> residuals(List<Seen> row, Map<Integer, Double> effects) {
    double level = level(row, effects);
    return row.stream()
        .map(each -> new Residual(each, each.mean() - effects.get(each.shard()) - level))
        .toList();
  }

  private static double level(List<Seen> row, Map<Integer, Double> effects) {
    double sum = 0;
    double weights = 0;
    for (Seen each : row) {
      sum += each.weight() * (each.mean() - effects.get(each.shard()));
      weights += each.weight();
    }
    return sum / weights;
  }

  /** Rows and machines are fitted in turn, each with the other held, until nothing moves. */
  private static Map<Integer, Double> effects(List<Integer> shards, Map<String, List<Seen>> rows) {
    Map<Integer, Double> effects = new HashMap<>();
    shards.forEach(shard -> effects.put(shard, 0.0));
    double moved = Double.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS && moved > SETTLED; round++) {
      Map<Integer, Double> sums = new HashMap<>();
      Map<Integer, Double> weights = new HashMap<>();
      for (List<Seen> row : rows.values()) {
        double level = level(row, effects);
        for (Seen each : row) {
          sums.merge(each.shard(), each.weight() * (each.mean() - level), Double::sum);
          weights.merge(each.shard(), (double) each.weight(), Double::sum);
        }
      }
      double mean =
          shards.stream().mapToDouble(it -> sums.get(it) / weights.get(it)).average().orElse(0);
      moved = 0;
      for (int shard : shards) {
        double effect = sums.get(shard) / weights.get(shard) - mean;
        moved = Math.max(moved, Math.abs(effect - effects.put(shard, effect)));
      }
    }
    return effects;
  }

  private static boolean isConnected(List<Integer> shards, Map<String, List<Seen>> rows) {
    List<Integer> reached = new ArrayList<>(List.of(shards.get(0)));
    boolean grew = true;
    while (grew) {
      grew = false;
      for (List<Seen> row : rows.values()) {
        if (row.stream().anyMatch(each -> reached.contains(each.shard()))) {
          for (Seen each : row) {
            if (!reached.contains(each.shard())) {
              reached.add(each.shard());
              grew = true;
            }
          }
        }
      }
    }
    return reached.containsAll(shards);
  }

  /** As for the intervals of rows, a few forks that happen to agree are not believed. */
  private static double forkSpread(List<Seen> seen) {
    double squares = Estimates.PRIOR_FORKS * Math.pow(Estimates.PRIOR_SPREAD, 2);
    double freedom = Estimates.PRIOR_FORKS;
    for (Seen each : seen) {
      double mean = each.mean();
      squares += each.logs().stream().mapToDouble(log -> Math.pow(log - mean, 2)).sum();
      freedom += each.weight() - 1;
    }
    return Math.sqrt(squares / freedom);
  }

  /** Each anchor in turn is predicted by the fit of the other anchors. */
  private static Optional<Prediction> prediction(
      List<Integer> shards, Map<String, List<Seen>> rows) {
    Map<String, List<Seen>> anchors = new TreeMap<>(rows);
    anchors.values().removeIf(row -> !row.get(0).anchor());
    List<Residual> wrong = new ArrayList<>();
    for (String row : anchors.keySet()) {
      Map<String, List<Seen>> others = new TreeMap<>(anchors);
      others.remove(row);
      if (!others.isEmpty() && isConnected(shards, others)) {
        wrong.addAll(residuals(anchors.get(row), effects(shards, others)));
      }
    }
    double square =
        wrong.stream().mapToDouble(left -> left.size() * left.size()).average().orElse(0);
    return wrong.stream()
        .max(Comparator.comparingDouble(left -> Math.abs(left.size())))
        .map(
            most ->
                new Prediction(
                    Math.sqrt(square),
                    most.seen().row(),
                    most.seen().shard(),
                    Math.abs(most.size())));
  }
}
