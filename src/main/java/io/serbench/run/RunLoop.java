package io.serbench.run;

import io.serbench.measure.Timing;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One run: its forks in rounds, one at a time. */
public final class RunLoop {
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
    if (request.inProcess() && !request.method().skipPreWarmup()) {
      preWarmUp();
    }
    StoppingRule rule = new StoppingRule(request.method().stopping());
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

  /** Ends the run from another thread. */
  void interrupt() {
    interrupted = true;
    launcher.kill();
  }

  /** Runs every row for a moment, so that the first one measured is not the only one cold. */
  private void preWarmUp() {
    for (Cell cell : state.cells()) {
      if (!interrupted && cell.unavailable().isEmpty()) {
        launch(cell, job(cell, Timing.PRE_WARM_UP), "pre-warm-up, ");
      }
    }
  }

  private void measure(int cell) {
    Optional<CellResult> result = fork(cell);
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
  private Optional<CellResult> fork(int index) {
    Cell cell = state.cells().get(index);
    int number = state.result(index).forks().size() + 1;
    listener.forkStarted(cell.row(), cell.dataset().name(), number);
    Instant started = clock.instant();
    Outcome outcome = launch(cell, job(cell, request.method().timing()), "");
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
                cell.row().flags().forJdk(launcher.jvm().build().feature()),
                outcome.encoded(),
                outcome.firstMillis(),
                outcome.phases(),
                outcome.failure())));
  }

  private Outcome launch(Cell cell, Job job, String prefix) {
    try {
      return launcher.launch(
          cell.row(), job, step -> listener.phaseStarted(cell.row(), prefix + step));
    } catch (InterruptedException e) {
      return interrupted();
    }
  }

  private Outcome interrupted() {
    Thread.currentThread().interrupt();
    interrupt();
    return Outcome.interrupted();
  }

  private Job job(Cell cell, Timing timing) {
    return new Job(
        cell.row().name(),
        cell.workload(),
        cell.dataset().path(),
        request.method().phases(),
        timing,
        bestWitness);
  }
}
