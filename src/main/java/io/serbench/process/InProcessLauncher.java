package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.fork.Work;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Carries out orders in this JVM, on the thread that gives them, for debugging. As in the runner of
 * jvm-serializers, rows share one JIT compiler and one heap, and each slows the next.
 */
final class InProcessLauncher implements ForkLauncher {
  private final List<SameJvm> forks = new CopyOnWriteArrayList<>();
  private volatile boolean killed;

  @Override
  public JvmInfo jvm() {
    return JvmProbe.ownJvm();
  }

  @Override
  public StartedFork start(
      Optional<Row> row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
    SameJvm fork = new SameJvm(row, listener);
    forks.add(fork);
    if (killed) {
      fork.kill();
    }
    fork.send(order);
    return fork;
  }

  @Override
  public void killAll() {
    killed = true;
    forks.forEach(SameJvm::kill);
  }

  @Override
  public void close() {
    // Nothing was opened.
  }

  /** Killing one only ends the waiting for it: its work goes on until this JVM ends. */
  private final class SameJvm implements StartedFork {
    private final StartedFork.ForkListener listener;
    private final Work work;
    private final AtomicBoolean ended = new AtomicBoolean();

    SameJvm(Optional<Row> row, StartedFork.ForkListener listener) {
      this.listener = listener;
      this.work = new Work(name -> row.orElseThrow(), this::hear, false);
    }

    private void hear(FromFork message) {
      listener.hear(message);
      if (message instanceof FromFork.Done done) {
        end(done.failure());
      }
    }

    @Override
    public void send(FromParent order) {
      if (!ended.get()) {
        work.execute(order);
      }
    }

    private void kill() {
      end(Optional.of(Failure.of(Failure.Mode.EXIT, "abandoned")));
    }

    private void end(Optional<Failure> failure) {
      if (!ended.getAndSet(true)) {
        forks.remove(this);
        work.close();
        listener.ended(failure);
      }
    }
  }
}
