package io.serbench.fork;

import io.serbench.measure.Timing;
import io.serbench.result.ForkResult;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Run.Ending;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One run: its forks in rounds, one at a time. */
final class RunLoop {
  private final InstantSource clock;
  private final RunRequest request;
  private final RunState state;
  private final ForkLauncher launcher;
  private final RunListener listener;
  private volatile boolean interrupted;
  private long bestWitness;

  RunLoop(
      InstantSource clock,
      RunRequest request,
      RunState state,
      ForkLauncher launcher,
      RunListener listener) {
    this.clock = clock;
    this.request = request;
    this.state = state;
    this.launcher = launcher;
    this.listener = listener;
  }

  /** Measures every row, until the stopping rule has enough of it. */
  Run measure() {
    listener.runUpdated(snapshot());
    if (request.inProcess() && !request.skipPreWarmup()) {
      preWarmUp();
    }
    StoppingRule rule = new StoppingRule(request.stopping());
    int forks = 0;
    for (int round = 1; !interrupted; round++) {
      Set<Integer> wanting = rule.cellsWantingForks(snapshot());
      if (wanting.isEmpty()) {
        break;
      }
      listener.runPlanned(forks + wanting.size() * rule.roundsCertainlyLeft(round));
      for (int cell : Schedule.round(state.cells().size(), round, request.seed())) {
        if (!interrupted && wanting.contains(cell)) {
          measure(cell);
          forks++;
        }
      }
    }
    Ending ending = interrupted ? Ending.INTERRUPTED : Ending.COMPLETE;
    return state.snapshot(ending, Optional.of(clock.instant()));
  }

  /**
   * Checks every row's round trip on every data set, row by row. One child checks all data sets of
   * a row; where that fails, one child each checks the halves, and so on, until each that fails has
   * failed in a child of its own and has its own cause.
   */
  List<Verification> verify() {
    listener.runPlanned(state.available());
    List<Verification> verifications = new ArrayList<>();
    for (List<Integer> cells : state.cellsByRow()) {
      if (!interrupted && state.result(cells.get(0)).unavailable().isEmpty()) {
        verify(cells);
      }
      for (int cell : interrupted ? List.<Integer>of() : cells) {
        Verification verification = Verification.of(state.result(cell));
        verifications.add(verification);
        listener.verified(verification);
      }
    }
    for (Verification obstacle : interrupted ? List.<Verification>of() : state.obstacles()) {
      verifications.add(obstacle);
      listener.verified(obstacle);
    }
    return verifications;
  }

  private void verify(List<Integer> cells) {
    if (interrupted || (cells.size() > 1 && allFine(cells))) {
      return;
    }
    if (cells.size() == 1) {
      fork(cells.get(0), true);
      return;
    }
    int half = cells.size() / 2;
    verify(cells.subList(0, half));
    verify(cells.subList(half, cells.size()));
  }

  private boolean allFine(List<Integer> cells) {
    List<RunState.Cell> all = cells.stream().map(state.cells()::get).toList();
    if (all.stream().anyMatch(cell -> cell.dataset().file().isPresent())) {
      return false;
    }
    List<Subject> more = all.stream().skip(1).map(RunState.Cell::subject).toList();
    listener.forkStarted(all.get(0).row(), all.get(0).dataset().name(), 1);
    Job job = job(all.get(0), true, more, Timings.of(request));
    return launch(all.get(0), job, "").failure().isEmpty();
  }

  /** Ends the run from another thread. */
  void interrupt() {
    interrupted = true;
    launcher.kill();
  }

  /** Runs every row for a moment, so that the first one measured is not the only one cold. */
  private void preWarmUp() {
    for (RunState.Cell cell : state.cells()) {
      if (!interrupted && request.unavailable(cell.row()).isEmpty()) {
        launch(cell, job(cell, false, List.of(), Timings.PRE_WARM_UP), "pre-warm-up, ");
      }
    }
  }

  private void measure(int cell) {
    Optional<RowResult> result = fork(cell, false);
    if (result.isPresent()) {
      List<ForkResult> forks = result.get().forks();
      listener.forkFinished(result.get(), forks.get(forks.size() - 1));
      listener.runUpdated(snapshot());
    }
  }

  private Run snapshot() {
    return state.snapshot(Ending.RUNNING, Optional.empty());
  }

  /** Runs one fork; empty where it was interrupted, and what it says is not the row's doing. */
  private Optional<RowResult> fork(int index, boolean checkOnly) {
    RunState.Cell cell = state.cells().get(index);
    int number = state.result(index).forks().size() + 1;
    listener.forkStarted(cell.row(), cell.dataset().name(), number);
    Instant started = clock.instant();
    Outcome outcome = launch(cell, job(cell, checkOnly, List.of(), Timings.of(request)), "");
    if (interrupted) {
      return Optional.empty();
    }
    if (outcome.bestWitness() > 0) {
      bestWitness =
          bestWitness == 0 ? outcome.bestWitness() : Math.min(bestWitness, outcome.bestWitness());
    }
    return Optional.of(
        state.add(
            index,
            new ForkResult(
                number,
                started,
                Duration.between(started, clock.instant()).toMillis(),
                cell.row().flags().forJdk(launcher.jvm().feature()),
                outcome.size(),
                outcome.deflated(),
                outcome.firstMillis(),
                outcome.phases(),
                outcome.failure())));
  }

  private Outcome launch(RunState.Cell cell, Job job, String prefix) {
    try {
      return launcher.launch(
          cell.row(), job, step -> listener.phaseStarted(cell.row(), prefix + step));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
      return Outcome.interrupted();
    }
  }

  private Job job(RunState.Cell cell, boolean checkOnly, List<Subject> more, Timing timing) {
    String file = cell.dataset().file().map(path -> path.toAbsolutePath().toString()).orElse("");
    return new Job(
        cell.row().name(),
        cell.subject(),
        file,
        checkOnly,
        more,
        request.phases(),
        timing,
        bestWitness);
  }
}
