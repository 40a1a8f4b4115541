package io.serbench.run;

import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.run.Method.Share;
import io.serbench.statistics.PhaseTally;
import io.serbench.statistics.RunningPhase;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A live fork as the run sees it: its state, and what it has measured so far. Only the run's thread
 * uses it.
 */
final class LiveFork {
  /** What a fork is doing. */
  enum ForkState {
    /** It starts, opens its row and warms up. */
    PREPARING,
    /** It waits for its turn. */
    READY,
    /** It has its turn. */
    MEASURING,
    /** It checks its row once more and ends. */
    FINISHING,
    ENDED
  }

  private final int index;
  private final Cell cell;
  private final int number;
  private final Instant started;
  private final Share share;
  private final Readings work;
  private final Map<Phase, Measuring> phases = new EnumMap<>(Phase.class);
  private Optional<StartedFork> process = Optional.empty();
  private Optional<Preparation> preparation = Optional.empty();
  private Optional<Failure> failure = Optional.empty();
  private Optional<Evidence> evidence = Optional.empty();
  private final ForkClock clock = new ForkClock();
  private ForkState state = ForkState.PREPARING;
  private Duration busy = Duration.ZERO;
  private Duration turns = Duration.ZERO;
  private double takenMillis;
  private Readings readings = new Readings();
  private double bestReading = Double.MAX_VALUE;

  /** A phase that is warm, and what was measured of it so far. */
  private record Measuring(WarmPhase warm, RunningPhase series) {
    boolean lacks(Share share, Undisturbed undisturbed) {
      PhaseTally tally = series.tally(undisturbed);
      // There may be other work between timed calls.
      return warm.phase().isHeadline()
          ? tally.of(Disturbance.NONE).nanos() < share.clean() * 1e6 * warm.timed()
          : tally.all().nanos() < share.other() * 1e6 * warm.timed();
    }
  }

  /**
   * Creates a fork that is about to be started.
   *
   * @param index the index of its cell in the run
   * @param number its number among the forks of the cell, from 1
   * @param work how long the work between calls took in all forks of the cell
   */
  LiveFork(int index, Cell cell, int number, Instant started, Share share, Readings work) {
    this.index = index;
    this.cell = cell;
    this.number = number;
    this.started = started;
    this.share = share;
    this.work = work;
  }

  int index() {
    return index;
  }

  Cell cell() {
    return cell;
  }

  int number() {
    return number;
  }

  Instant started() {
    return started;
  }

  ForkState state() {
    return state;
  }

  /** Returns what it has measured, by phase. */
  Map<Phase, PhaseTally> tally(Undisturbed undisturbed) {
    Map<Phase, PhaseTally> tallies = new EnumMap<>(Phase.class);
    Undisturbed ofCell = undisturbed.withWork(work);
    phases.forEach((phase, of) -> tallies.put(phase, of.series().tally(ofCell)));
    return tallies;
  }

  /** Returns how long it has kept a processor busy with its preparation and its turns. */
  Duration busy() {
    return busy;
  }

  void keptBusy(Duration time) {
    busy = busy.plus(time);
  }

  /** Returns the comparison of its clock with the parent's. */
  ForkClock clock() {
    return clock;
  }

  Duration turns() {
    return turns;
  }

  void tookTurn(Duration time) {
    keptBusy(time);
    turns = turns.plus(time);
  }

  void begun(StartedFork begun) {
    process = Optional.of(begun);
  }

  void ready(Preparation known) {
    preparation = Optional.of(known);
    state = ForkState.READY;
    bestReading = known.bestReading();
    for (WarmPhase phase : known.phases()) {
      phases.put(phase.phase(), new Measuring(phase, new RunningPhase(phase.valuesOfABatch())));
    }
  }

  /** Returns what counts as undisturbed by the fork's own readings alone. */
  Undisturbed byItself() {
    return new Undisturbed(bestReading);
  }

  /** Begins a turn of the fork, which {@link #measure} gives it once the machine is its own. */
  void beginTurn() {
    state = ForkState.MEASURING;
  }

  /** Gives the fork a turn for all phases of which it has measured too little. */
  void measure(Undisturbed undisturbed) {
    send(
        ForkState.MEASURING,
        new Turn(
            lacking(undisturbed),
            nanos(share.rewarm()),
            nanos(share.slice()),
            nanos(share.patience()),
            undisturbed.bestNanos()));
  }

  /**
   * Has the fork check its row once more and end.
   *
   * @param alone whether its cell has no other fork
   * @param written what other forks of its cell wrote
   */
  void finish(boolean alone, List<Written> written) {
    send(ForkState.FINISHING, new FromParent.Finish(alone, written));
  }

  /** Takes what the fork saw of its row. */
  void testified(Evidence seen) {
    evidence = Optional.of(seen.withClock(clock.relative()));
  }

  private void send(ForkState next, FromParent order) {
    state = next;
    process.orElseThrow().send(order);
  }

  private static long nanos(double millis) {
    return Math.round(millis * 1e6);
  }

  /**
   * Takes the results of a turn.
   *
   * @param end when the turn ended, since the run began
   */
  void measured(Slices slices, Duration end) {
    state = ForkState.READY;
    for (Slices.Slice slice : slices.slices()) {
      Duration at = end.minusNanos(slices.endedAt() - slice.startedAt());
      Measuring of = phases.get(slice.phase());
      Series series = slice.series();
      // The fork's clock is not the parent's, so the difference may be negative.
      of.series().add(series.later(Math.max(0, at.toMillis())));
      series.witness().orElseThrow().stream().forEach(readings::add);
      series.work().stream().flatMapToLong(Longs::stream).forEach(work::add);
      takenMillis += series.nanos().stream().sum() / 1e6 / of.warm().timed();
    }
    takenMillis += slices.passedOver() / 1e6;
    readings.undisturbed().ifPresent(own -> bestReading = Math.min(bestReading, own.bestNanos()));
  }

  void ended(Optional<Failure> why) {
    state = ForkState.ENDED;
    failure = why;
    // This object lives as long as the run.
    process = Optional.empty();
    readings = new Readings();
  }

  /**
   * Returns the result of the fork.
   *
   * @param jvm the JVM that it ran in
   * @param end when it ended
   */
  ForkResult result(JvmInfo jvm, Instant end) {
    return new ForkResult(
        number,
        started,
        Duration.between(started, end).toMillis(),
        cell.row().flags().forJdk(jvm.build().feature()),
        preparation.map(Preparation::encoded),
        preparation.stream().mapToDouble(Preparation::firstMillis).findFirst(),
        preparation.filter(known -> failure.isEmpty()).stream()
            .flatMap(known -> known.phases().stream())
            .map(this::result)
            .toList(),
        evidence,
        failure);
  }

  private PhaseResult result(WarmPhase warm) {
    return new PhaseResult(
        warm.phase(),
        warm.valuesOfABatch(),
        phases.get(warm.phase()).series().series(),
        warm.warmUp(),
        warm.allocatedBytes().stream().map(bytes -> bytes / warm.values()).findFirst(),
        warm.garbage(),
        warm.virtual());
  }

  /** Whether every phase was measured at least once. */
  boolean hasAll() {
    return !phases.isEmpty() && phases.values().stream().noneMatch(of -> of.series().isEmpty());
  }

  /** Whether the fork needs more turns. */
  boolean lacks(Undisturbed undisturbed) {
    return !hasAll()
        || (takenMillis < share.most(phases.size()) && !lacking(undisturbed).isEmpty());
  }

  /**
   * Returns the phases of which it has measured too little. Those that rows are compared by come
   * first, because they are to have the undisturbed moments that a turn waits for.
   */
  List<Phase> lacking(Undisturbed undisturbed) {
    Undisturbed ofCell = undisturbed.withWork(work);
    return phases.entrySet().stream()
        .filter(entry -> entry.getValue().lacks(share, ofCell))
        .map(Map.Entry::getKey)
        .sorted(Comparator.comparing(phase -> !phase.isHeadline()))
        .toList();
  }
}
