package io.serbench.run;

import io.serbench.catalog.UserClassPath;
import io.serbench.machine.MachineWatch;
import io.serbench.protocol.Slices;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Settings.Forks;
import io.serbench.result.Settings.Target;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.Precision.Measured;
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
import java.util.Optional;

/**
 * A run while it grows: the forks that have ended, and those that live. Cells are known by their
 * numbers. Only the run's own thread uses it.
 */
final class RunState {
  /** So many readings say better than the best of a few forks what the machine's best is. */
  private static final int ENOUGH_READINGS = 500;

  private final InstantSource clock;
  private final RunRequest request;
  private final Course course;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final Launchers launchers;
  private final List<Cell> cells;
  private final List<CellResult> results = new ArrayList<>();
  private final List<List<Measured>> measured = new ArrayList<>();
  private final Duration[] busy;
  private final int[] started;
  private final List<LiveFork> live = new ArrayList<>();
  private Duration turns = Duration.ZERO;
  private final Readings readings = new Readings();
  private double known = Double.MAX_VALUE;
  private Optional<Precision> precision = Optional.empty();

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
            .orElseGet(() -> Course.of(now, Optional.empty(), Ending.RUNNING));
    this.machine = machine;
    this.watch = watch;
    this.launchers = launchers;
    this.cells = Plan.of(request).cells();
    UserLibraries libraries = new UserLibraries();
    for (Cell cell : cells) {
      UserClassPath jars =
          request.inProcess() ? UserClassPath.NONE : cell.variant().jvm().classPath();
      results.add(
          new CellResult(
              cell.id(),
              libraries.info(cell.row(), jars),
              cell.unavailable(),
              List.of(),
              List.of()));
      measured.add(new ArrayList<>());
    }
    this.busy = new Duration[cells.size()];
    Arrays.fill(busy, Duration.ZERO);
    this.started = new int[cells.size()];
    request.resumed().ifPresent(this::takeOver);
  }

  /** What was measured before counts as if it had been measured now. */
  private void takeOver(Resumed resumed) {
    for (int i = 0; i < cells.size(); i++) {
      Optional<CellResult> before = resumed.cell(cells.get(i).id());
      for (ForkResult fork : before.map(CellResult::forks).orElse(List.of())) {
        started[i] = Math.max(started[i], fork.number());
        busy[i] = busy[i].plusMillis(fork.millis());
        turns = turns.plus(Resumed.measured(fork));
        take(i, fork, undisturbed -> PhaseTally.ofFork(fork, Optional.of(undisturbed)));
        WitnessReport.readings(fork).forEach(readings::add);
      }
    }
  }

  private void take(int cell, ForkResult fork, Measured sums) {
    results.set(cell, results.get(cell).with(fork));
    if (fork.failure().isEmpty()) {
      measured.get(cell).add(sums);
    }
  }

  private Settings settings() {
    Method method = request.method();
    Stopping stopping = method.stopping();
    int least = Math.max(1, stopping.least());
    return new Settings(
        request.arguments(),
        request.seed(),
        new Forks(least, Math.max(least, stopping.most())),
        stopping.most() > stopping.least()
            ? Optional.of(new Target(stopping.precision(), stopping.budget().toMillis() / 1e3))
            : Optional.empty(),
        method.noise(),
        request.matrix().copies(),
        method.preset() == Preset.QUICK,
        request.inProcess());
  }

  List<Cell> cells() {
    return cells;
  }

  /** The cell's result as it is now. */
  CellResult result(int cell) {
    return results.get(cell);
  }

  /** Whether a cell can have forks: it is available, and none of those that it had has failed. */
  boolean runs(int cell) {
    CellResult known = results.get(cell);
    return known.unavailable().isEmpty() && known.failure().isEmpty();
  }

  /** How many forks of a cell have ended. */
  int ended(int cell) {
    return results.get(cell).forks().size();
  }

  /** How many of its forks live. */
  int living(int cell) {
    return (int) live.stream().filter(fork -> fork.index() == cell).count();
  }

  /** How many forks it has, those that live included. */
  int forks(int cell) {
    return ended(cell) + living(cell);
  }

  /** The forks that live; what is returned changes with them. */
  List<LiveFork> live() {
    return Collections.unmodifiableList(live);
  }

  /** How long the run has lasted. */
  Duration elapsed(Instant now) {
    return Duration.between(course.started(), now);
  }

  /** How long the run has lasted without its pauses. */
  Duration spent(Instant now) {
    return course.lasted(now);
  }

  /** Has the cell's next fork live, which is about to be started. */
  LiveFork start(int cell) {
    started[cell]++;
    LiveFork fork =
        new LiveFork(
            cell, cells.get(cell), started[cell], clock.instant(), request.method().share());
    live.add(fork);
    return fork;
  }

  /** Forgets a fork that is gone and leaves nothing. */
  void drop(LiveFork fork) {
    live.remove(fork);
  }

  /** Takes what a fork measured, which has just ended. */
  ForkResult end(LiveFork fork) {
    live.remove(fork);
    watch.observe();
    int cell = fork.index();
    ForkResult result = fork.result(launchers.of(fork.cell().variant()).jvm(), clock.instant());
    take(cell, result, fork);
    busy[cell] = busy[cell].plus(fork.busy());
    turns = turns.plus(fork.turns());
    precision = Optional.empty();
    return result;
  }

  /** Takes readings of the witness. */
  void read(Slices slices) {
    for (Slices.Slice slice : slices.slices()) {
      slice.witness().forEach(readings::add);
    }
  }

  /** Takes what a fork saw of the machine at its best while it warmed up. */
  void read(double bestReading) {
    known = Math.min(known, bestReading);
  }

  /** What counts as undisturbed, by all readings until now. */
  Undisturbed undisturbed() {
    return readings
        .undisturbed()
        .filter(all -> readings.count() >= ENOUGH_READINGS)
        .orElseGet(() -> new Undisturbed(known));
  }

  /** How long the cell's ended forks kept a processor busy. */
  Duration busy(int cell) {
    return busy[cell];
  }

  /** How long a fork keeps a processor busy, on average. */
  Duration timeOfAFork() {
    return ofAFork(Arrays.stream(busy).reduce(Duration.ZERO, Duration::plus));
  }

  /** How long its turns take, on average. */
  Duration turnsOfAFork() {
    return ofAFork(turns);
  }

  /** How many forks have ended. */
  int ended() {
    return results.stream().mapToInt(row -> row.forks().size()).sum();
  }

  /** How long the turns of those that live will take, if each has as many as others had. */
  Duration turnsLeft() {
    Duration ofEach = ofAFork(turns);
    return live.stream()
        .map(fork -> ofEach.minus(fork.turns()))
        .filter(left -> !left.isNegative())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private Duration ofAFork(Duration all) {
    int ended = ended();
    return ended == 0 ? Duration.ZERO : all.dividedBy(ended);
  }

  /** How precise the values are by now. It is asked for between turns, and changes with forks. */
  Precision precision() {
    if (precision.isEmpty()) {
      precision = Optional.of(new Precision(request.method().noise(), undisturbed(), measured));
    }
    return precision.get();
  }

  /** The run as it is now. */
  Run snapshot(Ending ending, Optional<Instant> ended) {
    Run run =
        new Run(
            Run.FORMAT_VERSION,
            version(),
            new Course(course.started(), ended, ending, course.pauses()),
            settings(),
            new Environment(
                machine,
                Optional.of(watch.condition()),
                launchers.jvm(),
                Optional.of(launchers.traffic()),
                launchers.variants(),
                request.split(),
                List.of(),
                Optional.of(request.inputs())),
            List.of(),
            results,
            Optional.of(request.ownData()).filter(data -> !data.isEmpty()));
    return run.withWarnings(Warnings.of(run));
  }

  /** The version of this serbench. */
  static String version() {
    return Optional.ofNullable(RunState.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
