package io.serbench.run;

import io.serbench.machine.Contention;
import io.serbench.machine.MachineProbe;
import io.serbench.machine.MachineState;
import io.serbench.machine.MachineWatch;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.Course.Ending;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import io.serbench.result.Usage;
import io.serbench.run.Capacity.Room;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/** Runs a request in forks or, if it asks for that, in this JVM. An instance makes one run. */
public final class ForkedRunner implements Runner {
  private final InstantSource clock;
  private final BlockingQueue<Runnable> events;
  private final Supplier<MachineInfo> machine;
  private final Supplier<MachineState> states;
  private final ForkLauncher.LauncherFactory launchers;
  private volatile Optional<InterleavedRun> interleaved = Optional.empty();
  private volatile boolean interrupted;

  /** Creates a runner on this machine that starts its forks with {@code launchers}. */
  public ForkedRunner(ForkLauncher.LauncherFactory launchers) {
    this(
        InstantSource.system(),
        new LinkedBlockingQueue<>(),
        MachineProbe::probe,
        MachineState.ofThisMachine(),
        launchers);
  }

  ForkedRunner(
      InstantSource clock,
      BlockingQueue<Runnable> events,
      Supplier<MachineInfo> machine,
      Supplier<MachineState> states,
      ForkLauncher.LauncherFactory launchers) {
    this.clock = clock;
    this.events = events;
    this.machine = machine;
    this.states = states;
    this.launchers = launchers;
  }

  /** Plans a run in JVMs that have started; refuses one that cannot be resumed here. */
  private InterleavedRun planned(RunRequest request, Launchers jvms, Runner.RunListener listener) {
    RunState state = new RunState(clock, request, machine.get(), new MachineWatch(states), jvms);
    request
        .resumed()
        .ifPresent(earlier -> earlier.check(state.snapshot(Ending.RUNNING, Optional.empty())));
    Room room = room(request, state.cells().size(), jvms.jvm());
    if (!request.inProcess()) {
      Room.shortage(MachineState.freeMemory(), MachineState.memoryLimit(), Room.heap(jvms.jvm()))
          .ifPresent(listener::warned);
    }
    double slowdown = Contention.slowdown(room.beside() ? 2 : 1);
    return new InterleavedRun(clock, request, state, jvms, listener, events, room, slowdown);
  }

  /**
   * Returns what a run would do on this machine, in the JVMs that it names. Nothing is measured.
   *
   * @throws JvmException if a JVM does not start
   * @throws Resumed.ResumeException if the run cannot be resumed here
   */
  public Forecast forecast(RunRequest request) {
    try (Launchers jvms = Launchers.open(launchers, request)) {
      return planned(request, jvms, Runner.RunListener.NONE).forecast();
    }
  }

  @Override
  public Run run(RunRequest request, Runner.RunListener listener) {
    try (Launchers jvms = Launchers.open(launchers, request)) {
      InterleavedRun turns = planned(request, jvms, listener);
      interleaved = Optional.of(turns);
      // An interruption from now on is passed on to it.
      if (interrupted) {
        throw new JvmException("interrupted before the first fork was started");
      }
      Forecast forecast = turns.forecast();
      listener.runForecast(forecast);
      listener.roomKnown(forecast.room());
      return turns.measure();
    }
  }

  /**
   * A row with several threads needs all cores, so it gets no other fork beside it. In this JVM,
   * whose memory all rows share, they are alive at once and warm before the first is measured,
   * which would otherwise be the only one to have the JVM to itself.
   */
  private static Room room(RunRequest request, int cells, JvmInfo jvm) {
    boolean single = request.matrix().usages().stream().allMatch(Usage::hasOneThread);
    if (request.inProcess()) {
      return new Room(single && !request.method().skipPreWarmup() ? cells : 1, 0, false);
    }
    long heap = Room.heap(jvm);
    int alive =
        request.method().alive().orElseGet(() -> Room.alive(MachineState.freeMemory(), heap));
    boolean beside = Runtime.getRuntime().availableProcessors() > 1;
    return single && alive > 1 ? Room.of(alive, beside, heap) : Room.of(1, false, heap);
  }

  @Override
  public void interrupt() {
    interrupted = true;
    interleaved.ifPresent(InterleavedRun::interrupt);
  }
}
