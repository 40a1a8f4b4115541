package io.serbench.check;

import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLauncher.Child;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** A conversation of one order, which is waited for to its end. For one use. */
abstract class Conversation implements Child.Listener {
  private final CompletableFuture<Optional<Failure>> end = new CompletableFuture<>();

  @Override
  public final void ended(Optional<Failure> failure) {
    end.complete(failure);
  }

  /**
   * Has a child do the order.
   *
   * @param first what comes first on its class path
   * @return why it did not do all of it
   */
  final Optional<Failure> with(ChildLauncher launcher, Row row, List<Path> first, FromParent order)
      throws InterruptedException {
    launcher.start(row, first, order, this);
    return end();
  }

  /**
   * Has a child do an order that names no row.
   *
   * @return why it did not do all of it
   */
  final Optional<Failure> with(
      ChildLauncher launcher, Origin origin, FromParent order, Duration timeout)
      throws InterruptedException {
    launcher.start(origin, order, timeout, this);
    return end();
  }

  /** Waits until the child is gone. Returns why it did not do all that it was ordered. */
  private Optional<Failure> end() throws InterruptedException {
    try {
      return end.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("an end is no exception", e);
    }
  }
}
