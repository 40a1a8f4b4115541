package io.serbench.run;

import io.serbench.process.Child;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Turn;
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fork while it lives, as the run sees it: what it is at, and what it has measured.
 *
 * <p>Only the run's own thread uses it.
 */
final class LiveFork {
  /** What a fork is at. */
  enum State {
    /** It starts, opens its row and warms up. */
    PREPARING,
    /** It waits for its turn. */
    READY,
    /** It measures. */
    MEASURING,
    /** It checks its row once more, and ends. */
    FINISHING,
    /** It is gone. */
    ENDED
  }

  private final int index;
  private final Cell cell;
  private final int number;
  private final Instant started;
  private final Share share;
  private final Map<Phase, SliceSeries> measured = new EnumMap<>(Phase.class);
  private Optional<Child> child = Optional.empty();
  private Optional<Preparation> preparation = Optional.empty();
  private Optional<Failure> failure = Optional.empty();
  private State state = State.PREPARING;
  private Duration busy = Duration.ZERO;
  private double takenMillis;
  private int turns;

  /**
   * A fork that is about to be started.
   *
   * @param index its cell's number in the run
   * @param cell what it measures
   * @param number its own among the forks of the cell, from 1
   * @param phases what it measures
   */
  LiveFork(int index, Cell cell, int number, Instant started, Share share, List<Phase> phases) {
    this.index = index;
    this.cell = cell;
    this.number = number;
    this.started = started;
    this.share = share;
    for (Phase phase : phases) {
      measured.put(phase, new SliceSeries());
    }
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

  State state() {
    return state;
  }

  Optional<Preparation> preparation() {
    return preparation;
  }

  Optional<Failure> failure() {
    return failure;
  }

  Map<Phase, SliceSeries> measured() {
    return measured;
  }

  int turns() {
    return turns;
  }

  /** How long it kept a processor busy: its preparation, its turns and its end. */
  Duration busy() {
    return busy;
  }

  void keptBusy(Duration time) {
    busy = busy.plus(time);
  }

  void begun(Child begun) {
    child = Optional.of(begun);
  }

  void ready(Preparation known) {
    preparation = Optional.of(known);
    state = State.READY;
  }

  /** Gives it its turn. */
  void measure(Turn turn) {
    state = State.MEASURING;
    turns++;
    child.orElseThrow().send(new FromParent.TakeTurn(turn));
  }

  /** Its turn is over. */
  void measured(Slices slices, Instant end) {
    state = State.READY;
    for (Slices.Slice slice : slices.slices()) {
      Instant at = end.minusNanos(slices.endedAt() - slice.startedAt());
      measured.get(slice.phase()).add(slice, at);
      takenMillis += slice.nanosInAll() / 1e6;
    }
    takenMillis += slices.passedOver() / 1e6;
  }

  /** Lets it check once more and end. */
  void finish() {
    state = State.FINISHING;
    child.orElseThrow().send(new FromParent.Finish());
  }

  void ended(Optional<Failure> why) {
    state = State.ENDED;
    failure = why;
  }

  /** Whether all that was asked for was measured at least once. */
  boolean hasAll() {
    return measured.values().stream().noneMatch(SliceSeries::isEmpty);
  }

  /** Whether it shall have more turns. */
  boolean lacks(Undisturbed undisturbed) {
    return !hasAll()
        || (takenMillis < share.most(measured.size()) && !lacking(undisturbed).isEmpty());
  }

  /** The phases of which it has too little. */
  List<Phase> lacking(Undisturbed undisturbed) {
    return measured.entrySet().stream()
        .filter(entry -> lacks(entry.getKey(), entry.getValue(), undisturbed))
        .map(Map.Entry::getKey)
        .toList();
  }

  private boolean lacks(Phase phase, SliceSeries series, Undisturbed undisturbed) {
    return phase.inTotal()
        ? series.cleanNanos(undisturbed) < share.clean() * 1e6
        : series.nanos() < share.other() * 1e6;
  }
}
