package io.serbench.statistics;

import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.statistics.RowSummary.Status;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Derives what tables show from what forks measured. */
public final class Summaries {
  private final ForkEstimator estimator;

  /** With a way to make one number of the batches of a fork. */
  public Summaries(ForkEstimator estimator) {
    this.estimator = estimator;
  }

  /** The summaries of all rows of a run, in its order. */
  public static List<RowSummary> of(Run run) {
    Summaries summaries = new Summaries(ForkEstimator.MEAN);
    return run.rows().stream().map(summaries::of).toList();
  }

  /**
   * The summary of one row. A row of which any fork failed is an error, even where others
   * succeeded: what fails sometimes is not fine.
   */
  public RowSummary of(RowResult row) {
    if (row.unavailable().isPresent()) {
      return without(row, Status.UNAVAILABLE, row.unavailable().get());
    }
    if (row.forks().isEmpty()) {
      return without(row, Status.PENDING, "not measured");
    }
    Optional<Failure> failure = row.failure();
    return failure.isPresent()
        ? without(row, Status.ERROR, cause(row, failure.get()))
        : measured(row);
  }

  private static String cause(RowResult row, Failure failure) {
    long failed = row.forks().stream().filter(fork -> fork.failure().isPresent()).count();
    int all = row.forks().size();
    return failed == all ? failure.cause() : failed + " of " + all + " forks: " + failure.cause();
  }

  private static RowSummary without(RowResult row, Status status, String cause) {
    int good = (int) row.forks().stream().filter(fork -> fork.failure().isEmpty()).count();
    return new RowSummary(
        row.row(),
        row.dataset(),
        row.tags(),
        row.description(),
        row.library(),
        status,
        cause,
        good,
        Map.of(),
        Optional.empty(),
        0,
        0,
        true);
  }

  private RowSummary measured(RowResult row) {
    List<ForkResult> forks = row.forks();
    Map<Phase, Estimate> times = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      estimate(forks, fork -> value(fork, phase)).ifPresent(time -> times.put(phase, time));
    }
    // The sum is made in each fork, so that what moves ser and deser together counts as it should.
    Optional<Estimate> total =
        estimate(forks, fork -> value(fork, Phase.SER) + value(fork, Phase.DESER));
    return new RowSummary(
        row.row(),
        row.dataset(),
        row.tags(),
        row.description(),
        row.library(),
        Status.OK,
        "",
        forks.size(),
        times,
        total,
        forks.get(0).size(),
        forks.get(0).deflated(),
        forks.stream().flatMap(fork -> fork.phases().stream()).allMatch(PhaseResult::steady));
  }

  /** Over the forks that have a value; empty where none has. */
  private static Optional<Estimate> estimate(
      List<ForkResult> forks, ToDoubleFunction<ForkResult> valueOfFork) {
    double[] values =
        forks.stream().mapToDouble(valueOfFork).filter(value -> !Double.isNaN(value)).toArray();
    return values.length == 0 ? Optional.empty() : Optional.of(Estimates.of(values));
  }

  private double value(ForkResult fork, Phase phase) {
    return fork.phases().stream()
        .filter(result -> result.phase() == phase)
        .mapToDouble(estimator::nanosPerCall)
        .findFirst()
        .orElse(Double.NaN);
  }
}
