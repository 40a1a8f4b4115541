package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.child.Work;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.ParentSide;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Has orders done in this JVM, by the thread that gives them, as the original's runner did: rows
 * share one JIT and one heap, and each slows the next. For debugging.
 */
final class InProcessLauncher implements ChildLauncher {
  @Override
  public JvmInfo jvm() {
    return JvmProbe.ownJvm();
  }

  @Override
  public Child start(Row row, List<Path> first, FromParent order, ChildListener listener) {
    SameJvm child = new SameJvm(row, listener);
    child.send(order);
    return child;
  }

  @Override
  public void killAll() {
    // The work ends with this JVM.
  }

  @Override
  public void close() {
    // Nothing was opened.
  }

  private static final class SameJvm implements Child {
    private final Work work;

    SameJvm(Row row, ChildListener listener) {
      ParentSide ending = new Ending(listener);
      work = new Work(row, message -> hear(message, listener, ending));
    }

    private static void hear(FromChild message, ChildListener listener, ParentSide ending) {
      message.deliver(listener);
      message.deliver(ending);
    }

    @Override
    public void send(FromParent order) {
      order.deliver(work);
    }

    @Override
    public void kill() {
      // The work ends with this JVM.
    }
  }

  /** With the last word of a child that is no process, all has come to its end. */
  private record Ending(ChildListener listener) implements ParentSide {
    @Override
    public void done(Optional<Failure> failure) {
      listener.ended(failure);
    }
  }
}
