package io.serbench.run;

import io.serbench.measure.BatchLoop;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.BatchTimer.Patience;
import io.serbench.measure.Clock;
import io.serbench.measure.Operation;
import io.serbench.measure.Samples;
import io.serbench.measure.Timers;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Messages;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.WarmUp;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.DoubleSupplier;

/** What a fork measures on a simulated machine: simulated operations, with the real timer. */
final class SimulatedFork {
  /** Calls in a batch. */
  static final int CALLS = 1000;

  private final SimulatedMachine machine;
  private final BatchTimer timer;
  private final Operation.Warm operation;
  private final Map<Phase, Integer> timed = new EnumMap<>(Phase.class);

  /**
   * Creates a fork.
   *
   * @param batch the nanoseconds that the next batch takes if undisturbed
   * @param sensitivity how much a neighbour slows it; 1 is as much as the witness
   * @param witness how many times as long as they are the readings of its witness seem to be
   */
  SimulatedFork(
      SimulatedMachine machine, DoubleSupplier batch, double sensitivity, double witness) {
    this.machine = machine;
    this.timer =
        Timers.of(
            machine,
            () -> Math.round(machine.read() * witness),
            SimulatedMachine.READING * witness);
    this.operation =
        new Operation.Warm(
            index -> index,
            new BatchLoop() {
              @Override
              public long time(Clock clock, Operation timed, int calls) {
                return machine.work(batch.getAsDouble(), sensitivity);
              }

              @Override
              public Object last() {
                return CALLS;
              }
            },
            CALLS,
            0,
            true,
            0);
  }

  /** Every phase is the same operation. */
  Preparation prepare(Job job) {
    List<WarmPhase> phases =
        job.phases().stream()
            .map(
                phase ->
                    Messages.warm(
                        phase,
                        CALLS,
                        1,
                        new WarmUp(100, true, Optional.empty()),
                        OptionalDouble.of(48)))
            .toList();
    return new Preparation(
        new EncodedSizes(80, 40, Optional.empty(), OptionalInt.empty(), Optional.empty()),
        250.5,
        phases,
        timer.bestReading());
  }

  /** Takes a turn as a real fork does. */
  Slices take(Turn turn) {
    long start = machine.nanos();
    timer.learn(turn.bestReading());
    long passedOver = 0;
    List<Slice> slices = new ArrayList<>();
    try {
      for (Phase phase : turn.phases()) {
        timer.rewarm(operation, turn.rewarm());
        Patience patience = new Patience(turn.patience());
        timer
            .measure(operation, turn.slice(), patience, timed.getOrDefault(phase, 0))
            .forEach(
                samples -> {
                  slices.add(slice(phase, samples));
                  timed.merge(phase, samples.size(), Integer::sum);
                });
        passedOver += patience.passedOver();
      }
    } catch (Exception e) {
      throw new AssertionError("a made-up operation throws nothing", e);
    }
    return new Slices(slices, start, machine.nanos(), passedOver);
  }

  private static Slice slice(Phase phase, Samples samples) {
    return new Slice(
        phase,
        samples.startNanos(),
        Longs.of(samples.nanos()),
        Longs.of(samples.waited()),
        Longs.of(samples.witness()),
        Optional.empty(),
        samples.compiled());
  }
}
