package io.serbench.run;

import io.serbench.check.Verification;
import io.serbench.check.Verifier;
import io.serbench.machine.MachineProbe;
import io.serbench.machine.MachineState;
import io.serbench.machine.MachineWatch;
import io.serbench.machine.StateProbe;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmException;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs what a request asks for, in child JVMs or in this one. For one use. */
public final class ForkedRunner implements Runner, Verifier {
  private final InstantSource clock;
  private final Supplier<MachineInfo> machine;
  private final Supplier<MachineState> states;
  private final Launchers launchers;
  private volatile Optional<RunLoop> loop = Optional.empty();

  /** A runner on this machine, in real JVMs. */
  public ForkedRunner() {
    this(InstantSource.system(), MachineProbe::probe, StateProbe.system(), Launchers::standard);
  }

  ForkedRunner(
      InstantSource clock,
      Supplier<MachineInfo> machine,
      Supplier<MachineState> states,
      Launchers launchers) {
    this.clock = clock;
    this.machine = machine;
    this.states = states;
    this.launchers = launchers;
  }

  @Override
  public Run run(RunRequest request, RunListener listener) {
    return withLoop(request, listener, RunLoop::measure);
  }

  @Override
  public List<Verification> verify(RunRequest request, RunListener listener) {
    return withLoop(request, listener, RunLoop::verify);
  }

  @Override
  public void interrupt() {
    loop.ifPresent(RunLoop::interrupt);
  }

  private <A> A withLoop(RunRequest request, RunListener listener, Function<RunLoop, A> work) {
    try (ForkLauncher launcher = launchers.open(request)) {
      RunState state =
          new RunState(
              clock.instant(), request, machine.get(), new MachineWatch(states), launcher.jvm());
      RunLoop opened = new RunLoop(clock, request, state, launcher, listener);
      loop = Optional.of(opened);
      return work.apply(opened);
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking the JVM for its version", e);
    }
  }
}
