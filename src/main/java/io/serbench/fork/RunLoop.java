package io.serbench.fork;

import io.serbench.measure.Timing;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.Run.Ending;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
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
  Run measure() throws InterruptedException {
    boolean inProcess = request.forks() == 0;
    int rounds = inProcess ? 1 : request.forks();
    listener.planned(rounds * state.cells().size());
    if (inProcess && !request.skipPreWarmup()) {
      preWarmUp();
    }
    for (int round = 1; round <= rounds; round++) {
      round(round, false);
    }
    return finished();
  }

  /** Checks every row's round trip once. */
  Run verify() throws InterruptedException {
    listener.planned(state.cells().size());
    round(1, true);
    return finished();
  }

  /** Ends the run from another thread. */
  Run interrupt() {
    interrupted = true;
    launcher.kill();
    return finished();
  }

  private Run finished() {
    Ending ending = interrupted ? Ending.INTERRUPTED : Ending.COMPLETE;
    return state.snapshot(ending, Optional.of(clock.instant()));
  }

  /** Runs every row for a moment, so that the first one measured is not the only one cold. */
  private void preWarmUp() throws InterruptedException {
    for (RunState.Cell cell : state.cells()) {
      if (cell.row().unavailable().isEmpty()) {
        Job job = job(cell, false, Timings.PRE_WARM_UP);
        launcher.launch(cell.row(), job, step -> tell(cell, "pre-warm-up, " + step));
      }
    }
  }

  private void round(int round, boolean checkOnly) throws InterruptedException {
    for (int cell : Schedule.round(state.cells().size(), round, request.seed())) {
      if (!interrupted && state.wantsFork(cell)) {
        fork(cell, round, checkOnly);
      }
    }
  }

  private void fork(int index, int round, boolean checkOnly) throws InterruptedException {
    RunState.Cell cell = state.cells().get(index);
    listener.forkStarted(cell.row().name(), cell.dataset().name(), round);
    Instant started = clock.instant();
    Job job = job(cell, checkOnly, Timings.of(request));
    Outcome outcome = launcher.launch(cell.row(), job, step -> tell(cell, step));
    if (interrupted) {
      // It was killed in mid-flight: what it says of itself is not the row's doing.
      return;
    }
    if (outcome.bestWitness() > 0) {
      bestWitness =
          bestWitness == 0 ? outcome.bestWitness() : Math.min(bestWitness, outcome.bestWitness());
    }
    state.add(
        index,
        new ForkResult(
            round,
            started,
            Duration.between(started, clock.instant()).toMillis(),
            cell.row().flags().forJdk(launcher.jvm().feature()),
            outcome.size(),
            outcome.deflated(),
            outcome.phases(),
            outcome.failure()));
    listener.forkFinished(state.snapshot(Ending.RUNNING, Optional.empty()));
  }

  private Job job(RunState.Cell cell, boolean checkOnly, Timing timing) {
    DatasetSource dataset = cell.dataset();
    String file = dataset.file().map(path -> path.toAbsolutePath().toString()).orElse("");
    return new Job(cell.row().name(), dataset.name(), file, checkOnly, timing, bestWitness);
  }

  private void tell(RunState.Cell cell, String step) {
    listener.step(cell.row().name(), cell.dataset().name(), step);
  }
}
