package io.serbench.run;

import io.serbench.machine.MachineWatch;
import io.serbench.machine.UnknownMachine;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.Messages;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.MachineInfo;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Runs;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** States of runs whose forks took two seconds each. */
final class States {
  static final MachineInfo MACHINE = Runs.machine();

  /** Nanoseconds of a reading on the quiet machine. */
  static final long QUIET = 1000;

  static final long DISTURBED = 1500;
  static final Failure FAILURE = Failure.of(Failure.Mode.EXIT, "crashed", "");

  private static final Duration TIME_OF_A_FORK = Duration.ofSeconds(2);
  private static final int BATCHES = 40;

  /** A fork that ignores all orders. */
  static final StartedFork DEAF = order -> {};

  private States() {}

  static RunState of(RunRequest request) {
    return new RunState(
        InstantSource.fixed(Instant.EPOCH),
        request,
        MACHINE,
        new MachineWatch(() -> UnknownMachine.STATE),
        launchers(request, new FakeForks(new VirtualTime(), SimulatedMachine.QUIET)));
  }

  /** Returns launchers that are one and the same for all JVMs. */
  static Launchers launchers(RunRequest request, ForkLauncher children) {
    return Launchers.open((jvm, inProcess) -> children, request);
  }

  /** Starts the next fork of a cell. */
  static LiveFork start(RunState state, int cell) {
    LiveFork fork = state.start(cell);
    fork.begun(DEAF);
    return fork;
  }

  /** Starts the next fork of a cell and makes it ready. */
  static LiveFork ready(RunState state, int cell) {
    LiveFork fork = start(state, cell);
    fork.ready(preparation(1));
    return fork;
  }

  /** Returns the message of a fork that is ready, with a number of calls in each batch. */
  static Preparation preparation(int batch) {
    return new Preparation(
        new EncodedSizes(80, 40, Optional.empty(), OptionalInt.empty(), Optional.empty()),
        250.5,
        Phase.DEFAULT.stream()
            .map(
                phase ->
                    Messages.warm(
                        phase,
                        batch,
                        1,
                        new WarmUp(100, true, Optional.empty()),
                        OptionalDouble.of(48)))
            .toList(),
        QUIET);
  }

  /** Ends a fork whose batches took {@code nanos} each. */
  static ForkResult end(RunState state, LiveFork fork, double nanos, long witness) {
    List<Slice> slices =
        Phase.DEFAULT.stream().map(phase -> slice(phase, nanos, witness, BATCHES)).toList();
    Slices measured = new Slices(slices, 0, 0, 0);
    fork.measured(measured, Duration.ZERO);
    fork.keptBusy(TIME_OF_A_FORK);
    fork.ended(Optional.empty());
    return state.end(fork);
  }

  static Slice slice(Phase phase, double nanos, long witness, int batches) {
    long[] all = new long[batches];
    Arrays.fill(all, Math.round(nanos));
    long[] readings = new long[batches + 1];
    Arrays.fill(readings, witness);
    return new Slice(
        phase,
        0,
        Longs.of(all),
        Longs.of(new long[batches]),
        Longs.of(readings),
        Optional.empty(),
        false);
  }

  /** Adds a fork for each time. */
  static RunState having(RunState state, int cell, double... nanosOfForks) {
    for (double nanos : nanosOfForks) {
      end(state, ready(state, cell), nanos, QUIET);
    }
    return state;
  }

  /** Adds a fork that was disturbed throughout. */
  static RunState havingDisturbed(RunState state, int cell, double nanos) {
    end(state, ready(state, cell), nanos, DISTURBED);
    return state;
  }

  /** Adds a fork that failed. */
  static RunState havingFailed(RunState state, int cell) {
    LiveFork fork = start(state, cell);
    fork.ended(Optional.of(FAILURE));
    state.end(fork);
    return state;
  }
}
