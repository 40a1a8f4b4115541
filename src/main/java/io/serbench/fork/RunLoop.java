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

  /** Measures every row, as often as was asked for. */
  Run measure() {
    boolean inProcess = request.forks() == 0;
    int rounds = inProcess ? 1 : request.forks();
    listener.runPlanned(rounds * state.available());
    listener.runUpdated(state.snapshot(Ending.RUNNING, Optional.empty()));
    if (inProcess && !request.skipPreWarmup()) {
      preWarmUp();
    }
    for (int round = 1; round <= rounds; round++) {
      for (int cell : Schedule.round(state.cells().size(), round, request.seed())) {
        if (!interrupted && state.wantsFork(cell)) {
          measure(cell, round);
        }
      }
    }
    Ending ending = interrupted ? Ending.INTERRUPTED : Ending.COMPLETE;
    return state.snapshot(ending, Optional.of(clock.instant()));
  }

  /** Checks every row's round trip once, in order. */
  List<Verification> verify() {
    listener.runPlanned(state.available());
    List<Verification> verifications = new ArrayList<>();
    for (int cell = 0; cell < state.cells().size() && !interrupted; cell++) {
      if (state.wantsFork(cell)) {
        fork(cell, 1, true, Timings.of(request));
      }
      if (!interrupted) {
        Verification verification = Verification.of(state.result(cell));
        verifications.add(verification);
        listener.verified(verification);
      }
    }
    return verifications;
  }

  /** Ends the run from another thread. */
  void interrupt() {
    interrupted = true;
    launcher.kill();
  }

  /** Runs every row for a moment, so that the first one measured is not the only one cold. */
  private void preWarmUp() {
    for (RunState.Cell cell : state.cells()) {
      if (!interrupted && cell.row().unavailable().isEmpty()) {
        launch(cell, job(cell, false, Timings.PRE_WARM_UP), "pre-warm-up, ");
      }
    }
  }

  private void measure(int cell, int round) {
    Optional<RowResult> result = fork(cell, round, false, Timings.of(request));
    if (result.isPresent()) {
      listener.forkFinished(result.get(), result.get().forks().get(round - 1));
      listener.runUpdated(state.snapshot(Ending.RUNNING, Optional.empty()));
    }
  }

  /** Runs one fork; empty where it was interrupted, and what it says is not the row's doing. */
  private Optional<RowResult> fork(int index, int number, boolean checkOnly, Timing timing) {
    RunState.Cell cell = state.cells().get(index);
    listener.forkStarted(cell.row(), cell.dataset().name(), number);
    Instant started = clock.instant();
    Outcome outcome = launch(cell, job(cell, checkOnly, timing), "");
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

  private Job job(RunState.Cell cell, boolean checkOnly, Timing timing) {
    DatasetSource dataset = cell.dataset();
    String file = dataset.file().map(path -> path.toAbsolutePath().toString()).orElse("");
    return new Job(cell.row().name(), dataset.name(), file, checkOnly, timing, bestWitness);
  }
}
