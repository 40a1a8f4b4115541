package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.child.Worker;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Check;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs each job in a JVM of its own, and survives whatever happens there. */
public final class ProcessLauncher implements ForkLauncher, ExaminationLauncher {
  /** A killed process ends at once, unless the kernel is stuck in it. */
  private static final long DEATH_SECONDS = 10;

  private final ChildJvm jvm;
  private final RowClassPath classPath;
  private final Duration timeout;
  private final ServerSocket server;
  private final Path folder;
  private final AtomicReference<Process> running = new AtomicReference<>();

  /**
   * A launcher for one run.
   *
   * @param classPath what rows have on their class path before all else
   * @param timeout after which a child is killed
   */
  public ProcessLauncher(ChildJvm jvm, RowClassPath classPath, Duration timeout)
      throws IOException {
    this.jvm = jvm;
    this.classPath = classPath;
    this.timeout = timeout;
    this.server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    // Where children run: JVMs that crash leave their reports in the current folder.
    this.folder = Files.createTempDirectory("serbench");
  }

  /**
   * A launcher of children in such JVMs.
   *
   * @throws JvmException where no JVM starts so
   */
  public static ProcessLauncher open(JvmChoice jvm)
      throws JvmException, IOException, InterruptedException {
    return new ProcessLauncher(
        JvmProbe.probe(jvm.java(), jvm.options()),
        new RowClassPath(jvm.classPath(), JarCache.standard()),
        jvm.timeout());
  }

  @Override
  public JvmInfo jvm() {
    return jvm.info();
  }

  @Override
  public Outcome launch(Row row, Job job, Consumer<String> onStep) throws InterruptedException {
    return launch(row, List.of(), watch -> watch.run(job, onStep));
  }

  @Override
  public Outcome check(
      Row row, List<Check> checks, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked)
      throws InterruptedException {
    return launch(row, List.of(), watch -> watch.check(row.name(), checks, onStep, onChecked));
  }

  @Override
  public Outcome examine(Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
      throws InterruptedException {
    try {
      List<Path> before = VersionClasses.under(folder, version);
      return launch(row, before, watch -> watch.examine(row.name(), tasks, onAnswer));
    } catch (IOException e) {
      throw new UncheckedIOException("the classes of a version could not be written", e);
    }
  }

  /** What is said between parent and child. */
  @FunctionalInterface
  private interface Conversation {
    Outcome with(ChildWatch watch) throws IOException, InterruptedException;
  }

  /**
   * Starts a child.
   *
   * @param first what comes first on its class path, before the row's own
   */
  private Outcome launch(Row row, List<Path> first, Conversation conversation)
      throws InterruptedException {
    String token = UUID.randomUUID().toString();
    try {
      List<Path> before = new ArrayList<>(first);
      before.addAll(classPath.before(row));
      Process process =
          new ProcessBuilder(
                  jvm.command(
                      row.flags(),
                      before,
                      Worker.class.getName(),
                      Integer.toString(server.getLocalPort()),
                      token))
              .directory(folder.toFile())
              .start();
      running.set(process);
      process.getOutputStream().close();
      try {
        return conversation.with(new ChildWatch(process, server, token, timeout));
      } finally {
        running.set(null);
        // Its end takes time, which belongs to this fork and must not disturb the next.
        process.destroyForcibly();
        process.waitFor(DEATH_SECONDS, TimeUnit.SECONDS);
      }
    } catch (IOException e) {
      return Outcome.failed(
          Failure.of(Failure.Kind.EXIT, "the child JVM could not be started: " + e));
    }
  }

  @Override
  public void kill() {
    Process process = running.get();
    if (process != null) {
      process.destroyForcibly();
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(ProcessLauncher::delete);
    }
  }

  private static void delete(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
