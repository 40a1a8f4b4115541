package io.serbench.check;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmException;
import io.serbench.process.Strictness;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Tries rows in child JVMs, in one for each strictness. For one use. */
public final class ForkedFutureCheck implements FutureCheck {
  private final ChildLaunchers launchers;
  private final List<ChildLauncher> open = new CopyOnWriteArrayList<>();
  private volatile boolean interrupted;

  /** With real JVMs. */
  public ForkedFutureCheck() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedFutureCheck(ChildLaunchers launchers) {
    this.launchers = launchers;
  }

  @Override
  public List<Prospect> check(RunRequest request, Consumer<Prospect> onRow) {
    List<Prospect> all = new ArrayList<>();
    try {
      int jdk = jdk(request.jvm());
      try (ChildLauncher allowing = open(request, Strictness.ALLOW, jdk);
          ChildLauncher warning = open(request, Strictness.WARN, jdk);
          ChildLauncher denying = open(request, Strictness.DENY, jdk)) {
        RowFuture.Verifiers verifiers =
            (strictness, onPrinted) ->
                new RowVerifier(
                    switch (strictness) {
                      case ALLOW -> allowing;
                      case WARN -> warning;
                      case DENY -> denying;
                    },
                    () -> interrupted,
                    onPrinted);
        for (List<Cell> cells : Plan.of(request).byRow()) {
          Prospect prospect = prospect(cells, verifiers);
          if (interrupted) {
            break;
          }
          all.add(prospect);
          onRow.accept(prospect);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
    return all;
  }

  @Override
  public void interrupt() {
    interrupted = true;
    open.forEach(ChildLauncher::killAll);
  }

  /** Its feature version. */
  private int jdk(JvmChoice jvm) throws IOException, InterruptedException {
    try (ChildLauncher asked = launchers.open(jvm, false)) {
      int jdk = asked.jvm().build().feature();
      if (jdk < Strictness.FIRST_JDK) {
        throw new JvmException(
            "-future needs JDK "
                + Strictness.FIRST_JDK
                + " or later, but this one is JDK "
                + jdk
                + "; give a later one with -jvm=");
      }
      return jdk;
    }
  }

  private ChildLauncher open(RunRequest request, Strictness strictness, int jdk)
      throws IOException, InterruptedException {
    ChildLauncher launcher = launchers.open(request.jvm().with(strictness.options(jdk)), false);
    open.add(launcher);
    return launcher;
  }

  private static Prospect prospect(List<Cell> cells, RowFuture.Verifiers verifiers)
      throws InterruptedException {
    Cell first = cells.get(0);
    return first.unavailable().isPresent()
        ? new Prospect(first.name(), Outlook.UNAVAILABLE, first.unavailable().get())
        : new RowFuture(cells, verifiers).prospect();
  }
}
