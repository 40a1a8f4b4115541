package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.statistics.MachineEffects.Residual;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How well is known what an anchor takes on a machine, without a look at it there: from what it
 * takes on the other machines, and from how much slower the other anchors say that this one is.
 *
 * @param error the root of the mean square of what that is wrong by, a part
 * @param cell the anchor of which it is wrong most
 * @param shard where
 * @param most by how much, a part
 */
public record AnchorPrediction(double error, CellId cell, int shard, double most) {
  /**
   * Of all anchors; empty where there are not two that lead from machine to machine.
   *
   * @param rows that several machines ran
   */
  static Optional<AnchorPrediction> of(
      List<Integer> shards, Map<CellId, List<CellOnMachine>> rows) {
    Map<CellId, List<CellOnMachine>> anchors = new LinkedHashMap<>(rows);
    anchors.values().removeIf(row -> !row.get(0).anchor());
    List<Residual> wrong = new ArrayList<>();
    for (List<CellOnMachine> anchor : anchors.values()) {
      List<List<CellOnMachine>> others =
          anchors.values().stream().filter(other -> other != anchor).toList();
      MachineEffects.of(shards, others)
          .ifPresent(
              effects ->
                  effects.residuals(anchor).stream()
                      .map(left -> unseen(left, anchor))
                      .forEach(wrong::add));
    }
    double square =
        wrong.stream().mapToDouble(left -> left.size() * left.size()).average().orElse(0);
    return wrong.stream()
        .max(Comparator.comparingDouble(left -> Math.abs(left.size())))
        .map(
            most ->
                new AnchorPrediction(
                    Math.sqrt(square),
                    most.seen().cell(),
                    most.seen().shard(),
                    Math.abs(most.size())));
  }

  /**
   * What would be left if the row's level were that of its other machines: as it is, its own time
   * is a part of what predicts it.
   */
  private static Residual unseen(Residual left, List<CellOnMachine> row) {
    double all = row.stream().mapToInt(CellOnMachine::weight).sum();
    return new Residual(left.seen(), left.size() * all / (all - left.seen().weight()));
  }
}
