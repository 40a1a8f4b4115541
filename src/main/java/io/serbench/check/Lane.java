package io.serbench.check;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * What is known of one row, which one thread finds out and another says: rows are checked side by
 * side, and said in their order.
 */
final class Lane {
  private final BlockingQueue<Optional<Verification>> known = new LinkedBlockingQueue<>();

  /** Takes what the work finds out, until it ends, however it ends. */
  void fill(Consumer<Consumer<Verification>> work) {
    try {
      work.accept(verification -> known.add(Optional.of(verification)));
    } finally {
      known.add(Optional.empty());
    }
  }

  /** Waits for the next; empty where there is no more. */
  Optional<Verification> next() throws InterruptedException {
    return known.take();
  }
}
