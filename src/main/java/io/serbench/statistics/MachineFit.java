package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.statistics.MachineEffects.Residual;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What rows that ran on several machines say of these. {@link MachineEffects} says how much slower
 * each is; the analysis of variance of two ways with interaction says how far that holds.
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
    Optional<AnchorPrediction> prediction) {
  /** A row that fares so much better or worse on a machine is no exception; a part. */
  public static final double MOST_INTERACTION = 0.03;

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
   * @param machines on how many it ran, at least one
   */
  double errorOfRow(int machines) {
    return Math.sqrt((interaction * interaction + error * error) / machines);
  }

  /**
   * The fit; empty where rows do not tell: where no chain of rows that they share leads from each
   * machine to each other, or where no row is left to say whether these rows agree.
   *
   * @param shards all machines, at least one
   * @param seen by row and machine, each once
   */
  static Optional<MachineFit> of(List<Integer> shards, List<CellOnMachine> seen) {
    double spread = forkSpread(seen);
    if (shards.size() == 1) {
      return Optional.of(
          new MachineFit(Map.of(shards.get(0), 0.0), 0, spread, 0, Optional.empty()));
    }
    Map<CellId, List<CellOnMachine>> shared = MachineEffects.byRow(seen);
    shared.values().removeIf(row -> row.size() < 2);
    int cells = shared.values().stream().mapToInt(List::size).sum();
    int freedom = cells - shared.size() - (shards.size() - 1);
    if (freedom < 1) {
      return Optional.empty();
    }
    return MachineEffects.of(shards, shared.values())
        .map(
            effects -> {
              double forks = forksOfACell(shared.values());
              double left = squares(effects, shared.values()) / freedom;
              double interaction = Math.sqrt(Math.max(0, left - spread * spread) / forks);
              double ofACell = interaction * interaction + spread * spread / forks;
              double error = Math.sqrt(ofACell * shards.size() / cells);
              return new MachineFit(
                  effects.byShard(),
                  error,
                  spread,
                  interaction,
                  AnchorPrediction.of(shards, shared));
            });
  }

  private static double forksOfACell(Collection<List<CellOnMachine>> rows) {
    return rows.stream()
        .flatMap(List::stream)
        .mapToInt(CellOnMachine::weight)
        .average()
        .orElseThrow();
  }

  /** What row and machine do not explain, squared and weighted. */
  private static double squares(MachineEffects effects, Collection<List<CellOnMachine>> rows) {
    double squares = 0;
    for (List<CellOnMachine> row : rows) {
      for (Residual left : effects.residuals(row)) {
        squares += left.seen().weight() * left.size() * left.size();
      }
    }
    return squares;
  }

  /** As for the intervals of rows, a few forks that happen to agree are not believed. */
  private static double forkSpread(List<CellOnMachine> seen) {
    double squares = Estimates.PRIOR_FORKS * Math.pow(Estimates.PRIOR_SPREAD, 2);
    double freedom = Estimates.PRIOR_FORKS;
    for (CellOnMachine each : seen) {
      squares += each.squares();
      freedom += each.weight() - 1;
    }
    return Math.sqrt(squares / freedom);
  }
}
