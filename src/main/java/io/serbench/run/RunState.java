package io.serbench.run;

import io.serbench.catalog.UserClassPath;
import io.serbench.machine.MachineWatch;
import io.serbench.protocol.Slices;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellTimes;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.PhaseTally;
import io.serbench.statistics.Warnings;
import io.serbench.statistics.WitnessReport;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The state of a run: the forks that have ended, and those that live. Cells are identified by their
 * index. Only the run's thread uses it.
 */
final class RunState {
  /** From this number of readings on, they show the best better than the forks' warm-ups do. */
  private static final int ENOUGH_READINGS = 500;

  private final InstantSource clock;
  private final RunRequest request;
  private final Course course;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final Launchers launchers;
  private final List<Cell> cells;
  private final List<CellResult> results = new ArrayList<>();
  private final List<List<Function<Undisturbed, Map<Phase, PhaseTally>>>> measured =
      new ArrayList<>();
  private final List<Readings> work = new ArrayList<>();
  private final Duration[] busy;
  private final int[] started;
  private final List<LiveFork> live = new ArrayList<>();
  private Duration turns = Duration.ZERO;
  private final Readings readings = new Readings();
  private double bestOfWarmUps = Double.MAX_VALUE;
  private Optional<List<OptionalDouble>> halfWidths = Optional.empty();

  RunState(
      InstantSource clock,
      RunRequest request,
      MachineInfo machine,
      MachineWatch watch,
      Launchers launchers) {
    this.clock = clock;
    this.request = request;
    Instant now = clock.instant();
    this.course =
        request
            .resumed()
            .map(resumed -> resumed.course(now))
            .orElseGet(() -> new Course(now, Optional.empty(), Ending.RUNNING, List.of()));
    this.machine = machine;
    this.watch = watch;
    this.launchers = launchers;
    this.cells = Plan.of(request).cells();
    UserLibraries libraries = new UserLibraries();
    for (Cell cell : cells) {
      UserClassPath jars =
          request.inProcess() ? UserClassPath.NONE : cell.variant().jvm().classPath();
      RowInfo info = libraries.info(cell.row(), jars);
      results.add(new CellResult(cell.id(), info, cell.unavailable(), List.of(), List.of()));
      measured.add(new ArrayList<>());
      work.add(new Readings());
    }
    this.busy = new Duration[cells.size()];
    Arrays.fill(busy, Duration.ZERO);
    this.started = new int[cells.size()];
    request.resumed().ifPresent(this::takeOver);
  }

  /** Adds what was measured before an interruption as if it had been measured now. */
  private void takeOver(Resumed resumed) {
    for (int i = 0; i < cells.size(); i++) {
      Optional<CellResult> before = resumed.cell(cells.get(i).id());
      for (ForkResult fork : before.map(CellResult::forks).orElse(List.of())) {
        started[i] = Math.max(started[i], fork.number());
        busy[i] = busy[i].plusMillis(fork.millis());
        // Turns take about as long as their batches.
        for (PhaseResult phase : fork.phases()) {
          turns = turns.plusNanos(phase.series().nanos().stream().sum());
        }
        Readings ofCell = work.get(i);
        WitnessReport.work(fork).forEach(ofCell::add);
        take(i, fork, best -> PhaseTally.ofFork(fork, Optional.of(best.with(ofCell))));
        WitnessReport.readings(fork).forEach(readings::add);
      }
    }
  }

  private void take(int cell, ForkResult fork, Function<Undisturbed, Map<Phase, PhaseTally>> sums) {
    results.set(cell, results.get(cell).with(fork));
    if (fork.failure().isEmpty()) {
      measured.get(cell).add(sums);
    }
  }

  List<Cell> cells() {
    return cells;
  }

  IntStream indices() {
    return IntStream.range(0, cells.size());
  }

  CellResult result(int cell) {
    return results.get(cell);
  }

  /** Whether a cell can have forks: it is available, and has not failed. */
  boolean runs(int cell) {
    CellResult known = results.get(cell);
    return known.unavailable().isEmpty()
        && (known.forks().stream().allMatch(fork -> fork.failure().isEmpty()) || isKilled(known));
  }

  /**
   * Whether one JVM of a cell crashed or was killed, as by a system that was short of memory. That
   * need not be the row's fault, so another fork takes its place, once.
   */
  private static boolean isKilled(CellResult known) {
    return known.lost().filter(failure -> failure.kind() == Failure.Kind.CRASH).isPresent();
  }

  /** Returns how many forks of a cell have ended, without one that another replaces. */
  int ended(int cell) {
    CellResult known = results.get(cell);
    return known.forks().size() - (isKilled(known) ? 1 : 0);
  }

  /** Returns how many forks of a cell live. */
  int living(int cell) {
    return (int) live.stream().filter(fork -> fork.index() == cell).count();
  }

  /** Returns how many forks of a cell have ended or live. */
  int forks(int cell) {
    return ended(cell) + living(cell);
  }

  List<LiveFork> live() {
    return Collections.unmodifiableList(live);
  }

  /** Returns how long the run has lasted, including pauses. */
  Duration elapsed(Instant now) {
    return Duration.between(course.started(), now);
  }

  /** Returns how long the run has lasted, without pauses. */
  Duration spent(Instant now) {
    return course.lasted(now);
  }

  /** Adds the next fork of a cell, which is about to be started. */
  LiveFork start(int cell) {
    started[cell]++;
    LiveFork fork =
        new LiveFork(
            cell,
            cells.get(cell),
            started[cell],
            clock.instant(),
            request.method().share(),
            work.get(cell));
    live.add(fork);
    return fork;
  }

  /** Removes a fork that has ended, without a result. */
  void drop(LiveFork fork) {
    live.remove(fork);
  }

  /** Removes a fork that has ended, and adds its result to the run. */
  ForkResult end(LiveFork fork) {
    live.remove(fork);
    watch.observe();
    int cell = fork.index();
    ForkResult result = fork.result(launchers.of(fork.cell().variant()).jvm(), clock.instant());
    take(cell, result, fork::tally);
    busy[cell] = busy[cell].plus(fork.busy());
    turns = turns.plus(fork.turns());
    halfWidths = Optional.empty();
    return result;
  }

  void read(Slices slices) {
    for (Slices.Slice slice : slices.slices()) {
      slice.witness().stream().forEach(readings::add);
    }
  }

  /** Adds the best reading of a fork's warm-up, in nanoseconds. */
  void read(double bestReading) {
    bestOfWarmUps = Math.min(bestOfWarmUps, bestReading);
  }

  /** Returns what counts as undisturbed by all readings so far. */
  Undisturbed undisturbed() {
    return readings
        .undisturbed()
        .filter(all -> readings.count() >= ENOUGH_READINGS)
        .orElseGet(() -> new Undisturbed(bestOfWarmUps));
  }

  /** Returns how long the ended forks of a cell kept a processor busy. */
  Duration busy(int cell) {
    return busy[cell];
  }

  /** Returns how long an ended fork kept a processor busy, on average; 0 if there is none. */
  Duration meanForkTime() {
    return perFork(Arrays.stream(busy).reduce(Duration.ZERO, Duration::plus));
  }

  /** Returns how many forks of all cells have ended. */
  int ended() {
    return results.stream().mapToInt(row -> row.forks().size()).sum();
  }

  /** Returns how long the turns of live forks will still take, if they need as long as others. */
  Duration turnsLeft() {
    Duration ofEach = perFork(turns);
    return live.stream()
        .map(fork -> ofEach.minus(fork.turns()))
        .filter(left -> !left.isNegative())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private Duration perFork(Duration all) {
    int ended = ended();
    return ended == 0 ? Duration.ZERO : all.dividedBy(ended);
  }

  /**
   * Returns the {@link CellTimes#relativeHalfWidth} of each cell so far, from the sums that forks
   * keep. It is computed anew only after a fork has ended.
   */
  List<OptionalDouble> relativeHalfWidths() {
    if (halfWidths.isEmpty()) {
      Undisturbed undisturbed = undisturbed();
      List<List<Map<Phase, PhaseTally>>> tallies =
          measured.stream()
              .map(cell -> cell.stream().map(fork -> fork.apply(undisturbed)).toList())
              .toList();
      List<PhaseTally> all =
          tallies.stream().flatMap(List::stream).flatMap(fork -> fork.values().stream()).toList();
      ForkEstimator estimator =
          ForkEstimator.of(request.method().noise(), Optional.of(Baseline.of(undisturbed, all)));
      halfWidths =
          Optional.of(
              tallies.stream()
                  .map(forks -> CellTimes.of(forks, estimator).relativeHalfWidth())
                  .toList());
    }
    return halfWidths.get();
  }

  Run snapshot(Ending ending, Optional<Instant> ended) {
    Run run =
        new Run(
            Run.FORMAT_VERSION,
            Run.thisVersion(),
            new Course(course.started(), ended, ending, course.pauses()),
            request.settings(),
            new Environment(
                machine,
                Optional.of(watch.condition()),
                launchers.jvm(),
                Optional.of(request.matrix().variants().get(0).traffic()),
                launchers.variants(),
                request.split(),
                List.of(),
                Optional.of(request.inputs())),
            List.of(),
            results,
            Optional.of(request.ownData()).filter(data -> !data.isEmpty()));
    return run.withWarnings(Warnings.of(run));
  }
}
