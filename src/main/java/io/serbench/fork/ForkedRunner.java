package io.serbench.fork;

import io.serbench.machine.MachineProbe;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs what a request asks for, in child JVMs or in this one. */
public final class ForkedRunner implements Runner {
  private final InstantSource clock;
  private final Supplier<MachineInfo> machine;
  private final Launchers launchers;
  private volatile Optional<RunLoop> loop = Optional.empty();

  /** A runner on this machine, in real JVMs. */
  public ForkedRunner() {
    this(InstantSource.system(), MachineProbe::probe, Launchers::standard);
  }

  ForkedRunner(InstantSource clock, Supplier<MachineInfo> machine, Launchers launchers) {
    this.clock = clock;
    this.machine = machine;
    this.launchers = launchers;
  }

  @Override
  public Run run(RunRequest request, RunListener listener)
      throws JvmException, InterruptedException {
    try (ForkLauncher launcher = launchers.open(request)) {
      return open(request, launcher, listener).measure();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public Run verify(RunRequest request, RunListener listener)
      throws JvmException, InterruptedException {
    try (ForkLauncher launcher = launchers.open(request)) {
      return open(request, launcher, listener).verify();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public Optional<Run> interrupt() {
    return loop.map(RunLoop::interrupt);
  }

  private RunLoop open(RunRequest request, ForkLauncher launcher, RunListener listener) {
    Instant started = clock.instant();
    RunState state = new RunState(started, request, machine.get(), launcher.jvm());
    RunLoop opened = new RunLoop(clock, request, state, launcher, listener);
    loop = Optional.of(opened);
    return opened;
  }

  private static UncheckedIOException failed(IOException e) {
    return new UncheckedIOException("the port or the folder for child JVMs failed", e);
  }
}
