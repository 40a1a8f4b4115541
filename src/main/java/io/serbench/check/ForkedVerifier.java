package io.serbench.check;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmException;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Checks round trips row by row. One child checks all of a row; where it does not survive one,
 * another checks those that are left. For one use.
 */
public final class ForkedVerifier implements Verifier {
  private final ChildLaunchers launchers;
  private volatile boolean interrupted;
  private volatile Optional<ChildLauncher> open = Optional.empty();

  /** A verifier with real JVMs. */
  public ForkedVerifier() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedVerifier(ChildLaunchers launchers) {
    this.launchers = launchers;
  }

  @Override
  public List<Verification> verify(RunRequest request, Consumer<Verification> onVerified) {
    List<Verification> all = new ArrayList<>();
    Consumer<Verification> listener =
        verification -> {
          all.add(verification);
          onVerified.accept(verification);
        };
    Plan plan = Plan.of(request);
    try (ChildLauncher launcher = launchers.open(request.jvm(), request.inProcess())) {
      open = Optional.of(launcher);
      for (List<Cell> cells : plan.byRow()) {
        if (!interrupted) {
          verify(cells, launcher, listener);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking the JVM for its version", e);
    }
    if (!interrupted) {
      plan.obstacles().stream().map(Verification::notCarried).forEach(listener);
    }
    return all;
  }

  @Override
  public void interrupt() {
    interrupted = true;
    open.ifPresent(ChildLauncher::killAll);
  }

  /** Checks the cells of one row. */
  private void verify(List<Cell> cells, ChildLauncher launcher, Consumer<Verification> onVerified) {
    if (cells.get(0).unavailable().isPresent()) {
      cells.stream().map(Verification::unavailable).forEach(onVerified);
      return;
    }
    try {
      new RowVerifier(launcher, () -> interrupted)
          .verify(cells, (cell, failure) -> onVerified.accept(Verification.of(cell, failure)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
  }
}
