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
import java.util.List;
import java.util.function.Consumer;

/**
 * Tries rows, on all of the data that each carries, in JVMs that are as strict as later ones will
 * be.
 */
public final class ForkedFutureCheck extends ForkedTrial<Prospect> {
  /** With real JVMs. */
  public ForkedFutureCheck() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedFutureCheck(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Prospect> onKnown)
      throws IOException, InterruptedException {
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
                  this::isInterrupted,
                  onPrinted);
      each(Plan.of(request.packed()).byRow(), cells -> prospect(cells, verifiers), onKnown);
    }
  }

  /** Its feature version. */
  private int jdk(JvmChoice jvm) throws IOException, InterruptedException {
    try (ChildLauncher asked = open(jvm, false)) {
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
    return open(request.jvm().with(strictness.options(jdk)), false);
  }

  private static Prospect prospect(List<Cell> cells, RowFuture.Verifiers verifiers)
      throws InterruptedException {
    Cell first = cells.get(0);
    return first.unavailable().isPresent()
        ? new Prospect(first.name(), Outlook.UNAVAILABLE, first.unavailable().get())
        : new RowFuture(cells, verifiers).prospect();
  }
}
