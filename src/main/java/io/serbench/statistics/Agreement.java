package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * How well the machines of one kind agree on the rows that all of them measured. A row's factor is
 * its largest total on any of the machines, divided by its smallest.
 *
 * <p>Forks on one machine share its speed: the machine is a random effect above the fork, the top
 * level of Kalibera and Jones ("Rigorous Benchmarking in Reasonable Time", 2013). As there, its
 * variance is that of the totals by machine, less the contribution of the forks; here it is that of
 * logarithms, pooled over the common rows. All rows share the machines, so that the number of
 * degrees of freedom is one less than that of the machines, however many rows there are. As
 * Student's factor for two machines is 12.7, the variance is moderated like that of {@link
 * Estimate}: as if there were two more machines, which differ as much as forks do in any case.
 *
 * @param rows the number of rows that all machines measured, at least one
 * @param median the median of their factors
 * @param worst the row with the largest factor
 * @param most the factor of that row
 * @param speed half of the 95 % interval of one machine's effect on the time of a row, relative to
 *     that time; the mean over n machines has 1 / sqrt(n) of it
 */
public record Agreement(int rows, double median, CellId worst, double most, double speed) {
  private static final int PRIOR_MACHINES = 2;

  /**
   * Returns the agreement of the machines of one kind; empty if there is only one of them, or if no
   * row has a total on each.
   */
  public static Optional<Agreement> of(Run merged, String kind, Noise noise) {
    List<MergedShard> alike =
        merged.environment().parts().stream().filter(part -> part.kind().equals(kind)).toList();
    Map<CellId, List<Estimate>> totals = new LinkedHashMap<>();
    for (MergedShard part : alike) {
      Summaries machine = new Summaries(merged.shard(part), noise);
      for (CellResult cell : merged.cells()) {
        if (cell.from().size() >= alike.size()) {
          List<Estimate> row = totals.computeIfAbsent(cell.id(), none -> new ArrayList<>());
          machine.of(cell.only(part.shard())).total().ifPresent(row::add);
        }
      }
    }
    totals.values().removeIf(ofARow -> ofARow.size() < Math.max(2, alike.size()));
    return totals.entrySet().stream()
        .max(Comparator.comparingDouble(row -> factor(row.getValue())))
        .map(
            worst ->
                new Agreement(
                    totals.size(),
                    OrderStatistics.median(totals.values().stream().mapToDouble(Agreement::factor))
                        .orElseThrow(),
                    worst.getKey(),
                    factor(worst.getValue()),
                    speed(alike.size() - 1, totals.values())));
  }

  private static double factor(List<Estimate> totals) {
    return Math.exp(logs(totals).max().orElseThrow() - logs(totals).min().orElseThrow());
  }

  static double speed(int freedom, Collection<List<Estimate>> rows) {
    double squares = PRIOR_MACHINES * Math.pow(Estimate.PRIOR_SPREAD, 2);
    squares += Math.max(0, rows.stream().mapToDouble(Agreement::squares).average().orElseThrow());
    return Estimate.halfWidth(squares, PRIOR_MACHINES + freedom, 1);
  }

  /**
   * Returns the sum of the squared deviations of a row's logarithms, less what is expected from the
   * spread of its forks alone.
   */
  private static double squares(List<Estimate> totals) {
    double mean = logs(totals).average().orElseThrow();
    double ofForks =
        totals.stream()
            .filter(total -> total.forks() > 1)
            .mapToDouble(
                total ->
                    Math.pow(Estimate.spread(total.forks(), total.relative()), 2) / total.forks())
            .average()
            .orElse(0);
    return logs(totals).map(log -> Math.pow(log - mean, 2)).sum() - (totals.size() - 1) * ofForks;
  }

  private static DoubleStream logs(List<Estimate> totals) {
    return totals.stream().mapToDouble(total -> Math.log(total.value()));
  }
}
