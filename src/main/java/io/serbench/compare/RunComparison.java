package io.serbench.compare;

import io.serbench.catalog.Feature;
import io.serbench.report.MeasuredCell;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Peers;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.Fact;
import io.serbench.result.Run;
import io.serbench.statistics.Baseline.Speed;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A run beside the one that it is measured by. The sample unit is the fork, the top of what varies
 * (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", 2013): a ratio's interval comes
 * from the spread of the forks of both runs.
 *
 * @param base the run that the other is measured by
 * @param next the other
 * @param common which cells they have
 * @param speed how fast the machine was in both; empty unless it was the same
 * @param times all times of all cells of which both have numbers
 * @param bytes likewise sizes and allocations
 */
public record RunComparison(
    ComparedRun base,
    ComparedRun next,
    Common common,
    Optional<Speed> speed,
    List<Judgement> times,
    List<ByteChange> bytes) {
  /** Times of rows that decode. */
  public static final List<Metric> TIMES =
      List.of(Metrics.CREATE, Metrics.SER, Metrics.DESER, Metrics.TOTAL);

  /** Times of rows whose deser leaves the work to whoever reads a field. */
  static final List<Metric> TIMES_OF_LAZY =
      List.of(Metrics.CREATE, Metrics.SER, Metrics.DESER, Metrics.ROUNDTRIP);

  /**
   * Compares them.
   *
   * @param same up to which part of the value a difference does not matter: 0.02
   */
  public static RunComparison of(ComparedRun base, ComparedRun next, double same) {
    Common common = Common.of(base, next);
    Optional<Speed> speed = speed(base, next);
    List<TimeChange> times = new ArrayList<>();
    List<ByteChange> bytes = new ArrayList<>();
    for (CellId id : common.both()) {
      CellSummary before = base.cells().get(id);
      CellSummary after = next.cells().get(id);
      for (Metric metric : times(before)) {
        change(metric, before, after, speed).ifPresent(times::add);
      }
      bytes.addAll(ByteChange.of(before, after));
    }
    return new RunComparison(base, next, common, speed, Judgement.of(times, same), bytes);
  }

  private static List<Metric> times(CellSummary row) {
    return row.info().tags().has(Feature.LAZY) ? TIMES_OF_LAZY : TIMES;
  }

  private static Optional<TimeChange> change(
      Metric metric, CellSummary before, CellSummary after, Optional<Speed> speed) {
    Optional<Estimate> base = estimate(metric, before);
    Optional<Estimate> next = estimate(metric, after);
    if (base.isEmpty() || next.isEmpty()) {
      return Optional.empty();
    }
    Ratio measured = Ratio.of(next.get(), base.get());
    Ratio ratio = speed.map(both -> both.atOneSpeed(measured)).orElse(measured);
    return Optional.of(
        new TimeChange(before.id(), metric, base.get(), next.get(), measured, ratio));
  }

  private static Optional<Estimate> estimate(Metric metric, CellSummary row) {
    return new MeasuredCell(row, Peers.NONE).estimate(metric);
  }

  /** Only a machine of the same kind has the same witness. */
  private static Optional<Speed> speed(ComparedRun base, ComparedRun next) {
    return onOneProcessor(base.run(), next.run())
        ? base.baseline()
            .flatMap(
                before ->
                    next.baseline()
                        .map(after -> new Speed(before.quietNanos(), after.quietNanos())))
        : Optional.empty();
  }

  /** Whether both ran on processors of one kind, as far as that is known. */
  static boolean onOneProcessor(Run one, Run other) {
    return Fact.PROCESSOR.of(one).isPresent()
        && Fact.OF_PROCESSOR.stream().allMatch(fact -> fact.of(one).equals(fact.of(other)));
  }

  /** The same if a row had taken so many times as long in the second run. */
  public RunComparison slower(CellId row, double factor, double same) {
    List<TimeChange> changes =
        times.stream()
            .map(Judgement::change)
            .map(change -> change.id().equals(row) ? change.slower(factor) : change)
            .toList();
    return new RunComparison(base, next, common, speed, Judgement.of(changes, same), bytes);
  }

  /** The changes of a time, of all rows that have it. */
  public List<TimeChange> changes(Metric metric) {
    return times.stream()
        .map(Judgement::change)
        .filter(change -> change.metric().equals(metric))
        .toList();
  }

  /** The times that were compared, in the order of the tables. */
  public List<Metric> metrics() {
    return Stream.of(TIMES, TIMES_OF_LAZY)
        .flatMap(List::stream)
        .distinct()
        .filter(metric -> !changes(metric).isEmpty())
        .toList();
  }

  /** How a time changed over all rows: the geometric mean; empty where no row has it. */
  public Optional<Ratio> mean(Metric metric) {
    List<Ratio> measured = changes(metric).stream().map(TimeChange::measured).toList();
    if (measured.isEmpty()) {
      return Optional.empty();
    }
    // What the speed is wrong by is the same for all rows: it does not shrink with their number.
    Ratio mean = Ratio.mean(measured);
    return Optional.of(speed.map(both -> both.atOneSpeed(mean)).orElse(mean));
  }

  /**
   * Which cells two runs have.
   *
   * @param both have numbers of these
   * @param onlyBase only the first has these
   * @param onlyNext only the second has these
   * @param failedInBase those that failed in the first
   * @param failedInNext those that failed in the second
   * @param unmeasured both have these, and at least one of them neither numbers nor a failure
   */
  public record Common(
      List<CellId> both,
      List<CellId> onlyBase,
      List<CellId> onlyNext,
      List<CellId> failedInBase,
      List<CellId> failedInNext,
      List<CellId> unmeasured) {
    static Common of(ComparedRun base, ComparedRun next) {
      List<CellId> all =
          Stream.concat(base.cells().keySet().stream(), next.cells().keySet().stream())
              .distinct()
              .toList();
      Predicate<CellId> inBase = base.cells()::containsKey;
      Predicate<CellId> inNext = next.cells()::containsKey;
      Predicate<CellId> measured = id -> base.measured(id) && next.measured(id);
      Predicate<CellId> failed = id -> base.failed(id) || next.failed(id);
      return new Common(
          some(all, measured),
          some(all, inNext.negate()),
          some(all, inBase.negate()),
          some(all, base::failed),
          some(all, next::failed),
          some(all, inBase.and(inNext).and(measured.or(failed).negate())));
    }

    private static List<CellId> some(List<CellId> all, Predicate<CellId> which) {
      return all.stream().filter(which).toList();
    }
  }

  /**
   * One time of one row in both runs.
   *
   * @param id the row, on its data set
   * @param metric which time
   * @param base nanoseconds a call in the first run
   * @param next nanoseconds a call in the second
   * @param measured second by first, as measured
   * @param ratio the same at one speed of the machine, where the runs could be brought to one
   */
  public record TimeChange(
      CellId id, Metric metric, Estimate base, Estimate next, Ratio measured, Ratio ratio) {
    /** Of both runs together. */
    int forks() {
      return base.forks() + next.forks();
    }

    /** By how much it changed: the logarithm of the ratio, without its sign. */
    double distance() {
      return Math.abs(Math.log(ratio.value()));
    }

    /** The same if the second run had taken so many times as long. */
    TimeChange slower(double factor) {
      return new TimeChange(
          id, metric, base, times(next, factor), measured.times(factor), ratio.times(factor));
    }

    private static Estimate times(Estimate estimate, double factor) {
      return new Estimate(
          estimate.value() * factor, estimate.halfWidth() * factor, estimate.forks());
    }
  }

  /**
   * A size or an allocation of one row in both runs. They are counted, so that any difference is
   * one.
   *
   * @param id the row, on its data set
   * @param metric of what
   * @param base bytes in the first run
   * @param next bytes in the second
   */
  public record ByteChange(CellId id, Metric metric, double base, double next) {
    /** What is compared. */
    static final List<Metric> METRICS =
        List.of(
            Metrics.SIZE, Metrics.DEFLATED, Metrics.ALLOCATED_BY_SER, Metrics.ALLOCATED_BY_DESER);

    /** All that both have. */
    static List<ByteChange> of(CellSummary base, CellSummary next) {
      return METRICS.stream().flatMap(metric -> of(metric, base, next).stream()).toList();
    }

    private static Optional<ByteChange> of(Metric metric, CellSummary base, CellSummary next) {
      return metric
          .of(base, Peers.NONE)
          .flatMap(
              before ->
                  metric
                      .of(next, Peers.NONE)
                      .map(
                          after ->
                              new ByteChange(base.id(), metric, before.value(), after.value())));
    }

    /** Bytes more in the second run. */
    public double growth() {
      return next - base;
    }

    /**
     * Whether they differ. What a call allocates is a mean over many, of which the rare growth of a
     * buffer is a part: half a byte is none.
     */
    public boolean differs() {
      return Math.round(base) != Math.round(next);
    }
  }
}
