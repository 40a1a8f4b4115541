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
 * How far comparisons of runs such as this one can be trusted: its forks are dealt out to two
 * sides, again and again, which are compared as two runs would be. What is found is no difference;
 * and a row that is made slower must be found.
 */
public final class SelfTest {
  /** A side needs an interval. */
  private static final int LEAST_FORKS = 2;

  private final Run run;
  private final Predicate<CellId> shown;
  private final Summaries summaries;
  private final Optional<Baseline> baseline;

  /**
   * What became of the comparisons.
   *
   * @param splits how many there were; 0 where no row has forks enough
   * @param rows how many rows have
   * @param different in how many any time was faster or slower
   * @param tooSlow in how many one was slower than is allowed: a false alarm of the gate
   * @param slowdown how much slower one row was made after that, a part of its times
   * @param found in how many that row, in turn each of them, was slower than is allowed
   */
  public record Result(
      int splits, int rows, int different, int tooSlow, double slowdown, int found) {}

  /**
   * Of a run.
   *
   * @param noise what to do with disturbed batches
   * @param shown which cells are looked at; the others count where the machine is judged
   */
  public SelfTest(Run run, Noise noise, Predicate<CellId> shown) {
    this.run = run;
    this.shown = shown;
    this.summaries = new Summaries(run, noise);
    this.baseline = Baseline.of(run);
  }

  /** With half of the forks on each side, so that two whole runs tell more. */
  public Result halves(Gate gate, double same, int splits) {
    return of(gate, same, splits, Integer.MAX_VALUE);
  }

  /**
   * With so many forks on each side.
   *
   * @param gate with a largest slowdown; one row is made slower by twice as much
   * @param same as {@link RunComparison#of}
   * @param splits how often
   * @param forks on each side; half of them where a row has less, and no limit is {@link
   *     Integer#MAX_VALUE}
   */
  public Result of(Gate gate, double same, int splits, int forks) {
    int least = forks == Integer.MAX_VALUE ? LEAST_FORKS : forks;
    List<CellResult> cells =
        run.cells().stream()
            .filter(cell -> shown.test(cell.id()))
            .filter(cell -> cell.forks().size() >= 2 * least)
            .filter(cell -> summaries.of(cell).status() == Status.OK)
            .toList();
    double slowdown = 2 * gate.maxSlowdown().orElseThrow();
    Random random = new Random(1); // The same file shall give the same answer.
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
    return new Result(all, cells.size(), different, tooSlow, slowdown, found);
  }

  /** Of an odd number of forks, the first side gets the more where there is one to round by. */
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
      one.put(cell.id(), summaries.of(cell.only(forks.subList(0, first))));
      other.put(cell.id(), summaries.of(cell.only(forks.subList(first, first + second))));
    }
    return RunComparison.of(
        new ComparedRun("", run, one, baseline), new ComparedRun("", run, other, baseline), same);
  }
}
