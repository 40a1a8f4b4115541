package io.serbench.run;

import io.serbench.machine.MachineWatch;
import io.serbench.machine.UnknownMachine;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import java.util.function.LongToDoubleFunction;

/**
 * An interleaved run in virtual time.
 *
 * @param children the simulated forks
 */
record SimulatedRun(VirtualTime time, FakeForks children) {
  /** Creates a run on a machine that is sometimes slower. */
  static SimulatedRun on(LongToDoubleFunction slowness) {
    VirtualTime time = new VirtualTime();
    return new SimulatedRun(time, new FakeForks(time, slowness));
  }

  static SimulatedRun onQuietMachine() {
    return on(SimulatedMachine.QUIET);
  }

  /** Returns room for forks of which none prepares while another measures. */
  static Room room(int alive) {
    return new Room(alive, 0, false);
  }

  /** Returns room for forks of which one may prepare while another measures. */
  static Room roomBeside(int alive) {
    return new Room(alive, 0, true);
  }

  Run run(RunRequest request, Room room) {
    return run(request, room, Runner.RunListener.NONE);
  }

  Run run(RunRequest request, Room room, Runner.RunListener listener) {
    return interleaved(request, room, listener).measure();
  }

  InterleavedRun interleaved(RunRequest request, Room room, Runner.RunListener listener) {
    return interleaved(request, room, listener, 1);
  }

  /** Returns a run on a machine where everything is expected to take some times as long. */
  InterleavedRun interleaved(
      RunRequest request, Room room, Runner.RunListener listener, double slowdown) {
    Launchers launchers = States.launchers(request, children);
    RunState state =
        new RunState(
            time, request, States.MACHINE, new MachineWatch(() -> UnknownMachine.STATE), launchers);
    return new InterleavedRun(
        time, request, state, launchers, listener, time.events(), room, slowdown);
  }
}
