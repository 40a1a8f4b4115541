package io.serbench.run;

import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Testimony;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Runner.Standing;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/**
 * A run in which forks stay alive and take turns.
 *
 * <p>A warm JVM that waits costs nothing but memory. So as many forks as there is room for are kept
 * alive, and measure one after another, a few milliseconds at a time, over and over. Each of them
 * samples the machine over minutes instead of a single second, and rows that are compared are
 * measured side by side, at moments that the witness chooses. Meanwhile the next fork starts and
 * warms up on another core. See Abedi and Brecht, "Conducting Repeatable Experiments in Highly
 * Variable Cloud Computing Environments" (ICPE 2017), for interleaved trials, and Bulej and others,
 * "Duet Benchmarking" (ICPE 2020).
 */
final class InterleavedRun {
  /** Killed forks end at once, unless the machine is very busy. */
  private static final long MILLIS_TO_END = 1500;

  private final InstantSource clock;
  private final RunRequest request;
  private final RunState state;
  private final Launchers launchers;
  private final Runner.RunListener listener;

  /** Events of forks, which wait here until the run's thread handles them. */
  private final BlockingQueue<Runnable> events;

  private final Capacity capacity;
  private final Planner planner;
  private final Rounds rounds;
  private final double slowdown;
  private final Set<Integer> finished = new HashSet<>();
  private final Map<DatasetSource, Recipe> recipes = new HashMap<>();
  private TimeLeft.Since sinceRoom = new TimeLeft.Since(0, 0);
  private boolean hasNewcomer;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean interrupted;
  private Instant turnBegan = Instant.EPOCH;

  InterleavedRun(
      InstantSource clock,
      RunRequest request,
      RunState state,
      Launchers launchers,
      Runner.RunListener listener,
      BlockingQueue<Runnable> events,
      Room room,
      double slowdown) {
    this.clock = clock;
    this.request = request;
    this.state = state;
    this.launchers = launchers;
    this.listener = listener;
    this.events = events;
    this.capacity = new Capacity(room, state.live(), request.method().share().patience());
    this.planner = new Planner(state, request.method().stopping(), request.seed());
    this.rounds = new Rounds(request.seed());
    this.slowdown = slowdown;
  }

  /** Returns what is left of the run before its first fork. */
  Forecast forecast() {
    Standing start = standing();
    int left = start.planned() - start.forks();
    return new Forecast(
        Plan.of(request),
        capacity.room(),
        start.forks(),
        left,
        start.least(),
        start.most(),
        slowdown,
        0);
  }

  /** Measures every cell until the stopping rule is satisfied. */
  Run measure() {
    listener.runUpdated(state.snapshot(Ending.RUNNING, Optional.empty()));
    tellProgress();
    while (true) {
      if (!interrupted) {
        if (!isTurnDue()) {
          startForks();
        }
        giveTurn();
        startForks();
      }
      if (state.live().isEmpty()) {
        break;
      }
      try {
        events.take().run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        interrupt();
        break;
      }
    }
    if (!interrupted) {
      tellProgress(cell -> true);
    }
    ended.countDown();
    Ending ending = interrupted ? Ending.INTERRUPTED : Ending.COMPLETE;
    return state.snapshot(ending, Optional.of(clock.instant()));
  }

  /** Ends the run from any thread, and waits for {@link #measure} to end for up to 1.5 s. */
  void interrupt() {
    interrupted = true;
    launchers.killAll();
    try {
      ended.await(MILLIS_TO_END, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void startForks() {
    while (capacity.mayStart()) {
      Optional<Integer> next = planner.next(state.spent(clock.instant()));
      if (next.isEmpty()) {
        return;
      }
      start(next.get());
    }
  }

  private void start(int index) {
    LiveFork fork = state.start(index);
    Cell cell = fork.cell();
    tellProgress();
    listener.forkStarted(cell.row(), cell.dataset().name(), fork.number());
    ForkLauncher launcher = launchers.of(cell.variant());
    fork.begun(
        launcher.start(
            Optional.of(cell.row()),
            cell.variant().first(),
            cell.job(request, this::recipe),
            ear(fork)));
    // A first impression is to take no longer, and judges each fork by itself.
    if (!request.inProcess() && !request.method().stopping().oneForkEach()) {
      // It is ready first, as it opens nothing.
      state.reference(cell.variant()).start(launcher, events::add);
    }
  }

  /** Values are encoded once for all forks. */
  private Recipe recipe(DatasetSource source) {
    return recipes.computeIfAbsent(source, any -> source.packed().recipe());
  }

  /** Hands what a fork says to the run's thread. */
  private StartedFork.ForkListener ear(LiveFork fork) {
    return new StartedFork.ForkListener() {
      @Override
      public void hear(FromFork message) {
        if (message instanceof FromFork.Began began) {
          events.add(() -> listener.phaseStarted(fork.cell().row(), began.step()));
        } else if (message instanceof Preparation preparation) {
          events.add(() -> ready(fork, preparation));
        } else if (message instanceof Slices slices) {
          Instant at = clock.instant();
          events.add(() -> turnTaken(fork, slices, at));
        } else if (message instanceof Testimony testimony) {
          events.add(() -> testified(fork, testimony));
        }
      }

      @Override
      public void ended(Optional<Failure> failure) {
        events.add(() -> InterleavedRun.this.ended(fork, failure));
      }
    };
  }

  private void ready(LiveFork fork, Preparation preparation) {
    fork.keptBusy(Duration.between(fork.started(), clock.instant()));
    fork.ready(preparation);
    rounds.join(fork);
    hasNewcomer = true;
    tellProgress();
  }

  /** Whether a turn must come before the next start, which would occupy the core that it needs. */
  private boolean isTurnDue() {
    return capacity.room().beside() && (hasNewcomer || !rounds.isOver());
  }

  private void giveTurn() {
    if (!capacity.mayMeasure() || (rounds.isOver() && !mayBeginRound())) {
      return;
    }
    Optional<LiveFork> next = rounds.next();
    if (next.isPresent()) {
      LiveFork fork = next.get();
      fork.beginTurn();
      state.reference(fork.cell().variant()).readBefore(() -> measure(fork));
    }
  }

  private void measure(LiveFork fork) {
    // It may have died while the reference took readings.
    if (fork.state() == LiveFork.ForkState.MEASURING && !interrupted) {
      turnBegan = clock.instant();
      capacity.turnBegins();
      fork.measure(state.undisturbed(fork));
    }
  }

  /**
   * While forks prepare, each that gets ready begins one round. Without this limit, those that are
   * ready would have all their turns, and end, before the next one is ready. So their turns are
   * spread over the time in which others prepare, which passes anyway.
   */
  private boolean mayBeginRound() {
    boolean may = hasNewcomer || !capacity.isAnyPreparing() || capacity.isFull();
    hasNewcomer &= !may;
    return may;
  }

  private void turnTaken(LiveFork fork, Slices slices, Instant end) {
    fork.tookTurn(Duration.between(turnBegan, end));
    fork.clock().add(slices, state.elapsed(turnBegan), state.elapsed(end));
    fork.measured(slices, state.elapsed(end));
    if (request.inProcess()) {
      slices
          .slices()
          .forEach(
              slice ->
                  state
                      .reference(fork.cell().variant())
                      .add(slice.series().witness().orElseThrow()));
    }
    Undisturbed undisturbed = state.undisturbed(fork);
    if (capacity.turnEnded(slices, undisturbed)) {
      sinceRoom = timeLeft().sinceNow();
      if (!capacity.room().beside()) {
        listener.roomKnown(capacity.room());
      }
    }
    if (fork.lacks(undisturbed)) {
      rounds.join(fork);
    } else {
      fork.finish(request.method().stopping().oneForkEach(), state.written(fork));
    }
  }

  private void testified(LiveFork fork, Testimony testimony) {
    fork.testified(testimony.evidence());
    state.wrote(fork, testimony.written());
  }

  private void ended(LiveFork fork, Optional<Failure> failure) {
    rounds.leave(fork);
    // An end after an interruption is not the row's failure.
    fork.ended(interrupted ? Optional.empty() : failure);
    if (interrupted && !fork.hasAll()) {
      state.drop(fork);
      return;
    }
    ForkResult result = state.end(fork);
    listener.forkFinished(state.result(fork.index()), result);
    listener.runUpdated(state.snapshot(Ending.RUNNING, Optional.empty()));
    tellProgress(planner::isFinished);
  }

  /** Reports each finished cell once, although later estimates may find it less precise. */
  private void tellProgress(IntPredicate isFinished) {
    List<CellResult> ended =
        state
            .indices()
            .filter(cell -> state.result(cell).unavailable().isEmpty() && isFinished.test(cell))
            .filter(cell -> finished.add(cell))
            .mapToObj(state::result)
            .toList();
    tellProgress();
    ended.forEach(listener::cellFinished);
  }

  private void tellProgress() {
    listener.progressed(standing());
  }

  private Standing standing() {
    return timeLeft().standing(finished.size(), capacity.room(), sinceRoom);
  }

  private TimeLeft timeLeft() {
    return TimeLeft.of(state, planner, request.method(), clock.instant(), slowdown);
  }
}
