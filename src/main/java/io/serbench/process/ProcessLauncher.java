package io.serbench.process;

import static java.util.concurrent.TimeUnit.SECONDS;

import io.serbench.catalog.JvmFlags;
import io.serbench.catalog.Row;
import io.serbench.files.TemporaryFolder;
import io.serbench.fork.Worker;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.process.ForkProcess.TimeLimits;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** Starts each fork in its own process, and survives whatever happens there. */
final class ProcessLauncher implements ForkLauncher {
  private static final long MOST_SECONDS_TO_END = 5; // Unless the system is stuck, it ends at once.
  private static final String WORKER = Worker.class.getName();

  private final JvmChoice choice;
  private final ForkCommand jvm;
  private final RowClassPath classPath;
  private final ChannelServer channels;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, work -> ForkProcess.daemon(work, "serbench-deadlines"));
  private final TemporaryFolder folder; // Where JVMs that crash leave their reports.
  private final Set<Process> living = ConcurrentHashMap.newKeySet();
  private volatile boolean killed;

  ProcessLauncher(JvmChoice choice, ForkCommand jvm) throws JvmException, IOException {
    this.choice = choice;
    this.jvm = jvm;
    // Every message of a fork replaces its deadline.
    clock.setRemoveOnCancelPolicy(true);
    this.channels = new ChannelServer();
    try {
      this.folder = TemporaryFolder.create();
    } catch (IOException e) {
      channels.close();
      throw new JvmException(e.getMessage(), e);
    }
    this.classPath = new RowClassPath(choice.classPath(), folder);
  }

  @Override
  public JvmInfo jvm() {
    return jvm.info();
  }

  @Override
  public StartedFork start(
      Optional<Row> row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
    try {
      List<Path> before = new ArrayList<>(first);
      before.addAll(classPath.before(row));
      JvmFlags flags = row.map(Row::flags).orElse(JvmFlags.NONE);
      List<String> command = new ArrayList<>(jvm.command(flags, before, order, WORKER));
      // Where libraries unpack native code and such, which ends with the run.
      command.add(1, "-Djava.io.tmpdir=" + folder.path());
      Process process = choice.process(command).directory(folder.path().toFile()).start();
      living.add(process);
      var unused = process.onExit().thenAccept(living::remove);
      if (killed) {
        ForkProcess.kill(process);
      }
      TimeLimits limits = new TimeLimits(new OwnTime(clock), choice.timeout());
      String provider = row.flatMap(known -> known.origin().provider()).orElse("");
      return new ForkProcess(process, provider, channels, limits, listener).accompany(order);
    } catch (IOException e) {
      listener.ended(
          Optional.of(Failure.of(Failure.Mode.EXIT, "the fork could not be started: " + e)));
      return unheard -> {}; // The listener knows already that the fork is gone.
    }
  }

  @Override
  public void killAll() {
    killed = true;
    living.forEach(ForkProcess::kill);
  }

  @Override
  public void close() throws IOException {
    killAll();
    // Windows removes no folder that a process runs in.
    CompletableFuture<?>[] ends =
        living.stream().map(Process::onExit).toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(ends).completeOnTimeout(null, MOST_SECONDS_TO_END, SECONDS).join();
    clock.shutdownNow();
    channels.close();
    folder.close();
  }
}
