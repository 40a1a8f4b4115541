package io.serbench.run;

import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromFork.WitnessReadings;
import io.serbench.protocol.FromParent.ReadWitness;
import io.serbench.result.Failure;
import io.serbench.result.Longs;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.statistics.Baseline;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/**
 * A fork without a row, one in each JVM of a run, whose witness shows how fast the machine is. A
 * row's code may stop or speed up the clock of its own fork. So the forks of other rows are judged
 * by the readings of this one, which runs nobody's code.
 *
 * <p>It takes readings before turns of rows in the same JVM, so that no turn overlaps them. A turn
 * never waits for the reference to start. Only the run's thread uses this class.
 */
final class ReferenceFork {
  /** With fewer readings, the best of them would be a single one that may be fast by chance. */
  private static final int ENOUGH = 100;

  /** How long it takes readings before a turn, in nanoseconds: for about eight of them. */
  private static final long NANOS = 2_500_000;

  /** The same as long as it has too few, so that short runs get enough. */
  private static final long NANOS_AT_FIRST = 8_000_000;

  /** Once there are enough, readings before every turn would take a twentieth of all turns. */
  private static final int TURNS_PER_READING = 4;

  /**
   * The quantile of the means of quiet turns that counts as the quiet speed. The lowest of them are
   * faster than the witness ever is beside a row's batches; in higher ones, a neighbour slowed it
   * too little to be noticed.
   */
  private static final double QUIET_SPEED = 0.1;

  /** A turn shows the quiet machine if at least this fraction of its readings is undisturbed. */
  private static final double QUIET = 0.5;

  /** What the fork is doing. */
  private enum ReferenceState {
    NOT_STARTED,
    STARTING,
    READY,
    READING,
    GONE
  }

  private final Optional<Reference> earlier;
  private final Readings readings = new Readings();
  private final Readings quietTurns = new Readings(); // The mean of each.
  private ReferenceState state = ReferenceState.NOT_STARTED;
  private Optional<StartedFork> process = Optional.empty();
  private Optional<Runnable> next = Optional.empty(); // The turn that it reads for.
  private int turns; // Since there are enough readings.

  /**
   * Creates a reference that has not started.
   *
   * @param earlier what it read before the run was interrupted
   */
  ReferenceFork(Optional<Reference> earlier) {
    this.earlier = earlier;
  }

  /**
   * Starts the fork, unless it was started before. The launcher ends it with the run.
   *
   * @param events hands events to the run's thread
   */
  void start(ForkLauncher launcher, Consumer<Runnable> events) {
    if (state == ReferenceState.NOT_STARTED) {
      state = ReferenceState.STARTING;
      process =
          Optional.of(launcher.start(Optional.empty(), List.of(), new ReadWitness(0), ear(events)));
    }
  }

  private StartedFork.ForkListener ear(Consumer<Runnable> events) {
    return new StartedFork.ForkListener() {
      @Override
      public void hear(FromFork message) {
        if (message instanceof WitnessReadings read) {
          events.accept(() -> answered(read));
        }
      }

      @Override
      public void ended(Optional<Failure> failure) {
        events.accept(() -> proceed(ReferenceState.GONE));
      }
    };
  }

  /**
   * Takes readings, if the fork is ready and they are due, and then begins a turn. A turn that is
   * still due when the next one is to begin is dropped.
   */
  void readBefore(Runnable turn) {
    boolean few = readings.count() < ENOUGH;
    if (state == ReferenceState.READY && (few || turns++ % TURNS_PER_READING == 0)) {
      state = ReferenceState.READING;
      next = Optional.of(turn);
      long nanos = few ? NANOS_AT_FIRST : NANOS;
      process.orElseThrow().send(new ReadWitness(nanos));
    } else if (state == ReferenceState.READING) {
      next = Optional.of(turn);
    } else {
      turn.run();
    }
  }

  private void answered(WitnessReadings read) {
    add(read.readings());
    proceed(ReferenceState.READY);
  }

  private void proceed(ReferenceState now) {
    state = now;
    Optional<Runnable> turn = next;
    next = Optional.empty();
    turn.ifPresent(Runnable::run);
  }

  /** Adds the readings of a turn; without forks, of a turn of any row, since all share one JVM. */
  void add(Longs turn) {
    turn.stream().forEach(readings::add);
    readings
        .undisturbed()
        .map(known -> turn.stream().filter(known::isUndisturbed).toArray())
        .filter(undisturbed -> undisturbed.length > QUIET * turn.size())
        .flatMap(undisturbed -> LongStream.of(undisturbed).average().stream().boxed().findFirst())
        .ifPresent(mean -> quietTurns.add(Math.round(mean)));
  }

  /** Returns the speed of the machine; empty as long as there are too few readings. */
  Optional<Baseline> baseline() {
    return Baseline.of(reference(Optional.empty()));
  }

  /** Returns what counts as undisturbed; empty as long as there are too few readings. */
  Optional<Undisturbed> undisturbed() {
    return baseline().map(Baseline::undisturbed);
  }

  /** Returns what it read, for the result of a run, as that of a variant. */
  Reference reference(Optional<String> variant) {
    long count = readings.count();
    Reference now =
        new Reference(
            variant,
            count,
            count < ENOUGH ? OptionalDouble.empty() : quantile(readings, Undisturbed.BEST),
            count < ENOUGH ? OptionalDouble.empty() : quantile(quietTurns, QUIET_SPEED));
    return earlier.map(now::with).orElse(now);
  }

  private static OptionalDouble quantile(Readings some, double probability) {
    return some.count() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(some.quantile(probability));
  }
}
