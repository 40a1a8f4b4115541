package io.serbench.compare;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Shows how far comparisons of runs like this one can be trusted. The forks of the run are split at
 * random into two sides, many times, which are compared like two runs. Any difference found is a
 * false one, whereas a row that is made slower artificially should be found.
 */
public final class SelfTest {
  /** As many forks on each side as a row has for two. */
  public static final int HALF = Integer.MAX_VALUE;

  /** The least number of forks per side that gives an interval. */
  private static final int LEAST_FORKS = 2;

  private final Run run;
  private final Predicate<CellId> shown;
  private final Summaries summaries;
  private final Optional<Baseline> baseline;

  /**
   * The result of all comparisons.
   *
   * @param splits the number of comparisons; 0 if no row has enough forks
   * @param different the number of comparisons in which any time was faster or slower
   * @param tooSlow the number of comparisons in which the gate raised a false alarm
   * @param slowdown the fraction by which one row per comparison, each in turn, was made slower
   * @param found the number of comparisons in which the gate found that row
   */
  public record SelfTestResult(
      int splits, int rows, int different, int tooSlow, double slowdown, int found) {}

  /**
   * Creates a test of a run.
   *
   * @param shown selects the cells to compare; all cells count for the speed of the machine
   */
  public SelfTest(Run run, Noise noise, Predicate<CellId> shown) {
    this.run = run;
    this.shown = shown;
    this.summaries = new Summaries(run, noise);
    this.baseline = Baseline.of(run);
  }

  /**
   * Runs the test with a number of forks on each side.
   *
   * @param gate a gate with a largest slowdown; one row is made slower by twice as much
   * @param same the fraction up to which a difference does not matter: 0.02
   * @param forks the number of forks on each side, which rows must have twice; {@link #HALF} for
   *     half of the forks of each row
   */
  public SelfTestResult of(Gate gate, double same, int splits, int forks) {
    int least = forks == HALF ? LEAST_FORKS : forks;
    List<CellResult> cells =
        run.cells().stream()
            .filter(cell -> shown.test(cell.id()))
            .filter(cell -> cell.forks().size() >= 2 * least)
            .filter(cell -> summaries.of(cell).status() == Status.OK)
            .toList();
    double slowdown = 2 * gate.maxSlowdown().orElseThrow();
    Random random = new Random(1); // So that the same file gives the same answer.
    int different = 0;
    int tooSlow = 0;
    int found = 0;
    int all = cells.isEmpty() ? 0 : splits;
    for (int split = 0; split < all; split++) {
      RunComparison equals = dealt(cells, forks, split % 2, random, same);
      different += equals.times().stream().anyMatch(Judgement::isDifference) ? 1 : 0;
      tooSlow += gate.tooSlow(equals).isEmpty() ? 0 : 1;
      CellId row = cells.get(split % cells.size()).id();
      RunComparison slowed = equals.slower(row, 1 + slowdown, same);
      found += gate.tooSlow(slowed).stream().anyMatch(it -> it.change().id().equals(row)) ? 1 : 0;
    }
    return new SelfTestResult(all, cells.size(), different, tooSlow, slowdown, found);
  }

  /**
   * Compares a random split of the forks.
   *
   * @param most the largest number of forks on a side
   * @param rounding which side gets the larger half of an odd number: 1 for the first, 0 for the
   *     second
   */
  private RunComparison dealt(
      List<CellResult> cells, int most, int rounding, Random random, double same) {
    Map<CellId, CellSummary> one = new LinkedHashMap<>();
    Map<CellId, CellSummary> other = new LinkedHashMap<>();
    for (CellResult cell : cells) {
      List<Integer> forks =
          new ArrayList<>(IntStream.range(0, cell.forks().size()).boxed().toList());
      Collections.shuffle(forks, random);
      int first = Math.min(most, (forks.size() + rounding) / 2);
      int second = Math.min(most, forks.size() - first);
      one.put(cell.id(), only(cell, forks.subList(0, first)));
      other.put(cell.id(), only(cell, forks.subList(first, first + second)));
    }
    return RunComparison.of(
        new ComparedRun("", run, one, baseline), new ComparedRun("", run, other, baseline), same);
  }

  private CellSummary only(CellResult cell, List<Integer> forks) {
    return summaries.of(cell.only(forks));
  }
}
