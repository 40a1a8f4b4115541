package io.serbench.check;

import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLauncher.Child;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * Sends one order to a fork, passes on its answers, and waits for its end. For one use.
 *
 * @param <A> the type of answers; all other messages of the fork are ignored
 */
final class Conversation<A> implements Child.Listener {
  private final Class<A> type;
  private final Consumer<? super A> onAnswer;
  private final Consumer<String> onPrinted;
  private final CompletableFuture<Optional<Failure>> end = new CompletableFuture<>();

  /** Creates a conversation that ignores what the fork prints to standard error. */
  Conversation(Class<A> type, Consumer<? super A> onAnswer) {
    this(type, onAnswer, line -> {});
  }

  /** Creates a conversation that passes on each line that the fork prints to standard error. */
  Conversation(Class<A> type, Consumer<? super A> onAnswer, Consumer<String> onPrinted) {
    this.type = type;
    this.onAnswer = onAnswer;
    this.onPrinted = onPrinted;
  }

  /** The only answer to an order, or the failure that prevented it. */
  record Reply<A>(Optional<A> answer, Optional<Failure> failure) {
    static <A> Reply<A> failed(Failure failure) {
      return new Reply<>(Optional.empty(), Optional.of(failure));
    }

    String cause() {
      return failure.map(Failure::cause).orElse("");
    }
  }

  /** Sends an order that has exactly one answer to a fork. */
  static <A> Reply<A> ask(Class<A> type, ChildLauncher launcher, Row row, FromParent order)
      throws InterruptedException {
    List<A> heard = new ArrayList<>();
    Optional<Failure> failure =
        new Conversation<>(type, heard::add).with(launcher, row, List.of(), order);
    return failure.isEmpty() && heard.size() == 1
        ? new Reply<>(Optional.of(heard.get(0)), Optional.empty())
        : Reply.failed(
            failure.orElseGet(() -> Failure.of(Failure.Kind.EXIT, "the fork did not answer")));
  }

  @Override
  public void hear(FromChild message) {
    if (type.isInstance(message)) {
      onAnswer.accept(type.cast(message));
    }
  }

  @Override
  public void printed(String line) {
    onPrinted.accept(line);
  }

  @Override
  public void ended(Optional<Failure> failure) {
    end.complete(failure);
  }

  /**
   * Sends an order to a fork and waits until it has ended.
   *
   * @param first what precedes all else on its class path
   * @return why the fork did not complete the order; empty if it did
   */
  Optional<Failure> with(ChildLauncher launcher, Row row, List<Path> first, FromParent order)
      throws InterruptedException {
    launcher.start(row, first, order, this);
    return end();
  }

  /**
   * Sends an order that names no row to a fork and waits until it has ended.
   *
   * @param timeout how long the fork may be silent before it is killed
   * @return why the fork did not complete the order; empty if it did
   */
  Optional<Failure> with(ChildLauncher launcher, Origin origin, FromParent order, Duration timeout)
      throws InterruptedException {
    launcher.start(origin, order, timeout, this);
    return end();
  }

  private Optional<Failure> end() throws InterruptedException {
    try {
      return end.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the future is never completed exceptionally", e);
    }
  }
}
