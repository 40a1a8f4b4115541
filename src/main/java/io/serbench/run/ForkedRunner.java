package io.serbench.run;

import io.serbench.machine.MachineProbe;
import io.serbench.machine.MachineState;
import io.serbench.machine.MachineWatch;
import io.serbench.machine.StateProbe;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLaunchers;
import io.serbench.process.JvmException;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs what a request asks for, in child JVMs or in this one. For one use. */
public final class ForkedRunner implements Runner {
  private final InstantSource clock;
  private final Supplier<MachineInfo> machine;
  private final Supplier<MachineState> states;
  private final ForkLaunchers launchers;
  private volatile Optional<RunLoop> loop = Optional.empty();

  /** A runner on this machine, in real JVMs. */
  public ForkedRunner() {
    this(InstantSource.system(), MachineProbe::probe, StateProbe.system(), ForkLaunchers.STANDARD);
  }

  ForkedRunner(
      InstantSource clock,
      Supplier<MachineInfo> machine,
      Supplier<MachineState> states,
      ForkLaunchers launchers) {
    this.clock = clock;
    this.machine = machine;
    this.states = states;
    this.launchers = launchers;
  }

  @Override
  public Run run(RunRequest request, RunListener listener) {
    try (ForkLauncher launcher = launchers.open(request.jvm(), request.inProcess())) {
      RunState state =
          new RunState(
              clock.instant(), request, machine.get(), new MachineWatch(states), launcher.jvm());
      RunLoop opened = new RunLoop(clock, request, state, launcher, listener);
      loop = Optional.of(opened);
      return opened.measure();
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking the JVM for its version", e);
    }
  }

  @Override
  public void interrupt() {
    loop.ifPresent(RunLoop::interrupt);
  }
}
