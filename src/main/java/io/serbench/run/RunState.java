package io.serbench.run;

import io.serbench.catalog.UserClassPath;
import io.serbench.machine.MachineWatch;
import io.serbench.protocol.Slices;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Course.Pause;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Provenance;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Settings.Forks;
import io.serbench.result.Settings.Target;
import io.serbench.result.Split;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.Precision.Measured;
import io.serbench.statistics.ForkTally;
import io.serbench.statistics.Warnings;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A run while it grows. Threads may look at it while another adds to it. */
final class RunState {
  /** So many readings say better than the best of a few forks what the machine's best is. */
  private static final int ENOUGH_READINGS = 500;

  private final InstantSource clock;
  private final Instant began;
  private final List<Pause> pauses;
  private final Settings settings;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final Launchers launchers;
  private final List<DataProfile> ownData;
  private final Optional<Split> split;
  private final Provenance inputs;
  private final List<Cell> cells;
  private final List<CellResult> results = new ArrayList<>();
  private final List<List<Measured>> measured = new ArrayList<>();
  private final Duration[] busy;
  private final int[] started;
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
    Instant now = clock.instant();
    this.began = request.resumed().map(Resumed::started).orElse(now);
    this.pauses = request.resumed().map(resumed -> resumed.pauses(now)).orElse(List.of());
    this.settings = settings(request);
    this.ownData = request.ownData();
    this.split = request.split();
    this.inputs = request.inputs();
    this.machine = machine;
    this.watch = watch;
    this.launchers = launchers;
    this.cells = Plan.of(request).cells();
    UserLibraries libraries = new UserLibraries();
    for (Cell cell : cells) {
      UserClassPath jars =
          request.inProcess() ? UserClassPath.NONE : cell.variant().jvm().classPath();
      results.add(nothingYet(cell, libraries.info(cell.row(), jars)));
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
        take(i, fork, undisturbed -> ForkTally.of(fork, Optional.of(undisturbed)));
        Resumed.readings(fork).forEach(readings::add);
      }
    }
  }

  private void take(int cell, ForkResult fork, Measured sums) {
    results.set(cell, results.get(cell).with(fork));
    if (fork.failure().isEmpty()) {
      measured.get(cell).add(sums);
    }
  }

  private static Settings settings(RunRequest request) {
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

  private static CellResult nothingYet(Cell cell, RowInfo info) {
    return new CellResult(cell.id(), info, cell.unavailable(), List.of());
  }

  List<Cell> cells() {
    return cells;
  }

  /** The cell's result as it is now. */
  synchronized CellResult result(int cell) {
    return results.get(cell);
  }

  /** How long the run has lasted. */
  Duration elapsed(Instant now) {
    return Duration.between(began, now);
  }

  /** How long the run has lasted without its pauses. */
  Duration spent(Instant now) {
    return elapsed(now)
        .minus(pauses.stream().map(Pause::time).reduce(Duration.ZERO, Duration::plus));
  }

  /** The number of the cell's next fork, from 1. */
  int nextNumber(int cell) {
    started[cell]++;
    return started[cell];
  }

  /** Takes what a fork measured, which has just ended. */
  synchronized ForkResult end(LiveFork fork) {
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
  int forks() {
    return results.stream().mapToInt(row -> row.forks().size()).sum();
  }

  /** How long the turns of those that live will take, if each has as many as others had. */
  Duration turnsLeft(List<LiveFork> live) {
    Duration ofEach = ofAFork(turns);
    return live.stream()
        .map(fork -> ofEach.minus(fork.turns()))
        .filter(left -> !left.isNegative())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private Duration ofAFork(Duration all) {
    int forks = forks();
    return forks == 0 ? Duration.ZERO : all.dividedBy(forks);
  }

  /** How precise the values are by now. It is asked for between turns, and changes with forks. */
  Precision precision() {
    if (precision.isEmpty()) {
      precision = Optional.of(new Precision(settings.noise(), undisturbed(), measured));
    }
    return precision.get();
  }

  /** The run as it is now. */
  synchronized Run snapshot(Ending ending, Optional<Instant> ended) {
    Run run = run(ending, ended);
    return run.withWarnings(Warnings.of(run));
  }

  private synchronized Run run(Ending ending, Optional<Instant> ended) {
    return new Run(
        Run.FORMAT_VERSION,
        version(),
        new Course(began, ended, ending, pauses),
        settings,
        new Environment(
            machine,
            Optional.of(watch.condition()),
            launchers.jvm(),
            Optional.of(launchers.traffic()),
            launchers.variants(),
            split,
            List.of(),
            Optional.of(inputs)),
        List.of(),
        results,
        ownData.isEmpty() ? Optional.empty() : Optional.of(ownData));
  }

  /** The version of this serbench. */
  static String version() {
    return Optional.ofNullable(RunState.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
