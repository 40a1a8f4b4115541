package io.serbench.run;

import io.serbench.catalog.UserClassPath;
import io.serbench.machine.MachineWatch;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.Written;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineCondition.Reference;
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
import java.util.Comparator;
import java.util.HashMap;
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
  private final InstantSource clock;
  private final RunRequest request;
  private final Course course;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final Launchers launchers;
  private final List<Cell> cells;
  private final List<CellResult> results = new ArrayList<>();
  private final List<List<Measured>> measured = new ArrayList<>();
  private final Map<JvmChoice, ReferenceFork> references = new HashMap<>();
  private final List<Readings> work = new ArrayList<>();
  private final Map<Integer, List<Written>> written = new HashMap<>();
  private final Duration[] busy;
  private final int[] started;
  private final List<LiveFork> live = new ArrayList<>();
  private Duration turns = Duration.ZERO;
  private Optional<List<OptionalDouble>> halfWidths = Optional.empty();

  /** An ended fork: the rule by its own readings, and its batches as another rule finds them. */
  private record Measured(
      Undisturbed byItself, Function<Undisturbed, Map<Phase, PhaseTally>> tally) {
    Map<Phase, PhaseTally> tally(Optional<Undisturbed> reference) {
      return tally.apply(reference.orElse(byItself));
    }
  }

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
    for (Variant variant : request.matrix().variants()) {
      references.computeIfAbsent(
          variant.jvm(),
          jvm ->
              new ReferenceFork(
                  request.resumed().flatMap(earlier -> earlier.reference(variant.mark()))));
    }
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
        Readings own = new Readings();
        WitnessReport.readings(fork).forEach(own::add);
        take(
            i,
            fork,
            new Measured(
                own.undisturbed().orElseGet(() -> new Undisturbed(Double.MAX_VALUE)),
                rule -> PhaseTally.ofFork(fork, Optional.of(rule.withWork(ofCell)))));
      }
    }
  }

  private void take(int cell, ForkResult fork, Measured sums) {
    results.set(cell, results.get(cell).withFork(fork));
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
    return known.lost().filter(failure -> failure.kind() == Failure.Mode.CRASH).isPresent();
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
    take(cell, result, new Measured(fork.byItself(), fork::tally));
    busy[cell] = busy[cell].plus(fork.busy());
    turns = turns.plus(fork.turns());
    halfWidths = Optional.empty();
    return result;
  }

  /** Keeps what a fork wrote for later forks of its cell. */
  void wrote(LiveFork fork, List<Written> messages) {
    if (!messages.isEmpty()) {
      written.put(fork.index(), List.copyOf(messages));
    }
  }

  /** Returns what another fork of the same cell wrote, the latest that did; empty if none did. */
  List<Written> written(LiveFork fork) {
    return written.getOrDefault(fork.index(), List.of());
  }

  /** Returns the reference of the JVM that a variant runs in. */
  ReferenceFork reference(Variant variant) {
    return references.get(variant.jvm());
  }

  /**
   * Returns what counts as undisturbed in a fork: by the reference of its JVM or, as long as that
   * has too few readings, by its own; never by those of another row.
   */
  Undisturbed undisturbed(LiveFork fork) {
    return reference(fork.cell().variant()).undisturbed().orElseGet(fork::byItself);
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
      halfWidths = Optional.of(indices().mapToObj(this::relativeHalfWidth).toList());
    }
    return halfWidths.get();
  }

  private OptionalDouble relativeHalfWidth(int cell) {
    Optional<Baseline> reference = reference(cells.get(cell).variant()).baseline();
    Optional<Undisturbed> undisturbed = reference.map(Baseline::undisturbed);
    List<Measured> forks = measured.get(cell);
    List<Map<Phase, PhaseTally>> tallies =
        forks.stream().map(fork -> fork.tally(undisturbed)).toList();
    Optional<Baseline> baseline = reference.or(() -> byItself(forks, tallies));
    ForkEstimator estimator = ForkEstimator.of(request.method().noise(), baseline);
    return CellTimes.of(tallies, estimator).relativeHalfWidth();
  }

  /** Returns the baseline by what the forks of one cell read; empty if there are none. */
  private static Optional<Baseline> byItself(
      List<Measured> forks, List<Map<Phase, PhaseTally>> tallies) {
    return forks.stream()
        .map(Measured::byItself)
        .min(Comparator.comparingDouble(Undisturbed::bestNanos))
        .map(
            best ->
                Baseline.of(best, tallies.stream().flatMap(all -> all.values().stream()).toList()));
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
                Optional.of(watch.condition().withReference(references())),
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

  /** Returns what the references read, by variant; none if all rows run in this JVM. */
  private List<Reference> references() {
    return request.inProcess()
        ? List.of()
        : request.matrix().variants().stream()
            .map(variant -> reference(variant).reference(variant.mark()))
            .toList();
  }
}
