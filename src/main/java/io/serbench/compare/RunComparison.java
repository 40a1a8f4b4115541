package io.serbench.compare;

import io.serbench.compare.Judgement.Verdict;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.Fact;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.Baseline.Speed;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The comparison of a run with a base. The sample unit is the fork, the highest level of variation
 * (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", 2013): the interval of a ratio
 * comes from the spread of the forks of both runs.
 *
 * @param both the cells that have numbers in both runs
 * @param speed the speed of the machine in both runs; empty if they ran on different processors, or
 *     without a witness
 * @param times all times of these cells
 */
public record RunComparison(
    ComparedRun base,
    ComparedRun next,
    List<CellId> both,
    Optional<Speed> speed,
    List<Judgement> times,
    List<Judgement> bytes) {
  /** The times that are compared, except for lazy rows. */
  public static final List<Metric> TIMES =
      List.of(Metrics.CREATE, Metrics.SER, Metrics.DESER, Metrics.TOTAL);

  /** The times of lazy rows, whose deser leaves the decoding of fields to their readers. */
  static final List<Metric> TIMES_OF_LAZY =
      List.of(Metrics.CREATE, Metrics.SER, Metrics.DESER, Metrics.ROUNDTRIP);

  private static final List<Metric> SIZES = List.of(Metrics.SIZE, Metrics.DEFLATED);

  private record Allocation(Metric metric, Phase phase) {}

  private static final List<Allocation> ALLOCATIONS =
      List.of(
          new Allocation(Metrics.ALLOCATED_BY_SER, Phase.SER),
          new Allocation(Metrics.ALLOCATED_BY_DESER, Phase.DESER));

  /**
   * Compares two runs.
   *
   * @param same the fraction up to which a difference does not matter: 0.02
   */
  public static RunComparison of(ComparedRun base, ComparedRun next, double same) {
    List<CellId> both =
        base.cells().keySet().stream()
            .filter(id -> base.has(id, Status.OK) && next.has(id, Status.OK))
            .toList();
    Optional<Speed> speed = speed(base, next);
    List<ComparedNumber> times = new ArrayList<>();
    List<Judgement> bytes = new ArrayList<>();
    List<ComparedNumber> allocations = new ArrayList<>();
    for (CellId id : both) {
      CellSummary before = base.cells().get(id);
      CellSummary after = next.cells().get(id);
      times.addAll(changes(before, after, before.decodes() ? TIMES : TIMES_OF_LAZY, speed));
      changes(before, after, SIZES, Optional.empty())
          .forEach(change -> bytes.add(Judgement.ofSize(change)));
      for (Allocation allocation : ALLOCATIONS) {
        Optional<Estimate> one = allocated(base, id, allocation.phase());
        Optional<Estimate> other = allocated(next, id, allocation.phase());
        if (one.isPresent() && other.isPresent()) {
          allocations.add(
              ComparedNumber.of(id, allocation.metric(), one.get(), other.get(), Optional.empty()));
        }
      }
    }
    bytes.addAll(Judgement.ofAllocations(allocations));
    return new RunComparison(base, next, both, speed, Judgement.of(times, same), bytes);
  }

  /** Returns the changes of those metrics that a cell has in both runs. */
  private static List<ComparedNumber> changes(
      CellSummary before, CellSummary after, List<Metric> metrics, Optional<Speed> speed) {
    List<ComparedNumber> changes = new ArrayList<>();
    for (Metric metric : metrics) {
      Optional<Estimate> one = metric.value(before);
      Optional<Estimate> other = metric.value(after);
      if (one.isPresent() && other.isPresent()) {
        changes.add(ComparedNumber.of(before.id(), metric, one.get(), other.get(), speed));
      }
    }
    return changes;
  }

  /** Returns what calls allocated in the forks of a cell. */
  private static Optional<Estimate> allocated(ComparedRun side, CellId id, Phase phase) {
    double[] forks =
        side.run().cells().stream()
            .filter(cell -> cell.id().equals(id))
            .flatMap(cell -> cell.forks().stream())
            .flatMap(fork -> fork.phase(phase).stream())
            .flatMapToDouble(seen -> seen.allocatedBytes().stream())
            .toArray();
    return forks.length == 0 ? Optional.empty() : Optional.of(Estimate.of(forks));
  }

  /** Returns the speeds only for one kind of processor: the witness of others is not comparable. */
  private static Optional<Speed> speed(ComparedRun base, ComparedRun next) {
    return base.baseline()
        .filter(known -> onOneProcessor(base.run(), next.run()))
        .map(Baseline::quietNanos)
        .flatMap(one -> next.baseline().map(other -> new Speed(one, other.quietNanos())));
  }

  /** Returns whether both ran on one kind of processor; false if the kind is unknown. */
  static boolean onOneProcessor(Run one, Run other) {
    return Fact.PROCESSOR.of(one).isPresent()
        && Fact.OF_PROCESSOR.stream().allMatch(fact -> fact.of(one).equals(fact.of(other)));
  }

  /**
   * Returns this comparison as if the times of a row had been {@code factor} times as long in the
   * new run.
   */
  public RunComparison slower(CellId row, double factor, double same) {
    List<ComparedNumber> changes =
        times.stream()
            .map(Judgement::change)
            .map(change -> change.id().equals(row) ? change.slower(factor) : change)
            .toList();
    return new RunComparison(base, next, both, speed, Judgement.of(changes, same), bytes);
  }

  /** Returns the times with a verdict. */
  public List<Judgement> judged(Verdict verdict) {
    return times.stream().filter(time -> time.verdict() == verdict).toList();
  }

  /** Returns the changes of a time in all rows that have it. */
  public List<ComparedNumber> changes(Metric metric) {
    return times.stream()
        .map(Judgement::change)
        .filter(change -> change.metric().equals(metric))
        .toList();
  }

  /** Returns the times that any row has, each once. */
  public List<Metric> metrics() {
    return times.stream().map(time -> time.change().metric()).distinct().toList();
  }

  /** Returns the geometric mean of the ratios of a time over all rows; empty if no row has it. */
  public Optional<Estimate> mean(Metric metric) {
    List<Estimate> measured = changes(metric).stream().map(ComparedNumber::measured).toList();
    if (measured.isEmpty()) {
      return Optional.empty();
    }
    // The error of the speed is the same for all rows, so it does not shrink with their number.
    Estimate mean = Estimate.mean(measured);
    return Optional.of(speed.map(both -> both.atOneSpeed(mean)).orElse(mean));
  }

  /**
   * A time, a size or an allocation of a row in both runs. Sizes have no intervals: any difference
   * is real.
   *
   * @param base nanoseconds per call or bytes in the base run
   * @param next nanoseconds per call or bytes in the new run
   * @param measured new divided by base, as measured
   * @param ratio the same, corrected for the speed of the machine if that is known for both runs
   */
  public record ComparedNumber(
      CellId id, Metric metric, Estimate base, Estimate next, Estimate measured, Estimate ratio) {
    private static ComparedNumber of(
        CellId id, Metric metric, Estimate base, Estimate next, Optional<Speed> speed) {
      Estimate measured = Estimate.ratio(next, base);
      Estimate ratio = speed.map(both -> both.atOneSpeed(measured)).orElse(measured);
      return new ComparedNumber(id, metric, base, next, measured, ratio);
    }

    /** Returns the absolute value of the logarithm of the ratio. */
    double distance() {
      return Math.abs(Math.log(ratio.value()));
    }

    /** Returns how much more there is in the new run. */
    public double growth() {
      return next.value() - base.value();
    }

    /** Returns this change as if the number in the new run had been {@code factor} times it. */
    ComparedNumber slower(double factor) {
      return new ComparedNumber(
          id, metric, base, next.times(factor), measured.times(factor), ratio.times(factor));
    }
  }
}
