package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.RowSummary.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives what tables show from what forks measured. */
public final class Summaries {
  private final ForkEstimator estimator;

  /** With a way to make one number of the batches of a fork. */
  public Summaries(ForkEstimator estimator) {
    this.estimator = estimator;
  }

  /** The summaries of all rows of a run, in its order, treating noise as the run's settings say. */
  public static List<RowSummary> of(Run run) {
    return of(run, run.settings().noise());
  }

  /** The summaries of all rows of a run, in its order. */
  public static List<RowSummary> of(Run run, Noise noise) {
    Summaries summaries = new Summaries(ForkEstimator.of(run, noise));
    return run.cells().stream().map(summaries::of).toList();
  }

  /**
   * The summary of one row. A row of which any fork failed is an error, even where others
   * succeeded: what fails sometimes is not fine.
   */
  public RowSummary of(CellResult row) {
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

  private static String cause(CellResult row, Failure failure) {
    long failed = row.forks().stream().filter(fork -> fork.failure().isPresent()).count();
    int all = row.forks().size();
    return failed == all ? failure.cause() : failed + " of " + all + " forks: " + failure.cause();
  }

  private static RowSummary without(CellResult row, Status status, String cause) {
    int good = (int) row.forks().stream().filter(fork -> fork.failure().isEmpty()).count();
    return new RowSummary(
        row.id().name(),
        row.id().workload().dataset(),
        row.id().workload().usage(),
        row.info().tags(),
        row.info().description(),
        row.info().library(),
        status,
        cause,
        good,
        Map.of(),
        Optional.empty(),
        Map.of(),
        Optional.empty(),
        0,
        0,
        true,
        false);
  }

  private RowSummary measured(CellResult row) {
    ForkValues values = ForkValues.of(row.forks(), estimator);
    ForkResult first = row.forks().get(0);
    return new RowSummary(
        row.id().name(),
        row.id().workload().dataset(),
        row.id().workload().usage(),
        row.info().tags(),
        row.info().description(),
        row.info().library(),
        Status.OK,
        "",
        values.forks(),
        values.times(),
        values.total(),
        values.details(),
        values.firstMillis(),
        first.encoded().map(Encoded::size).orElse(0),
        first.encoded().map(Encoded::deflated).orElse(0),
        row.forks().stream().allMatch(ForkResult::steady),
        values.noisy());
  }
}
