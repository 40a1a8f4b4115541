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
 * A conversation of one order, which is waited for to its end. For one use.
 *
 * @param <A> what answers it; whatever else a fork says is ignored
 */
final class Conversation<A> implements Child.Listener {
  private final Class<A> type;
  private final Consumer<? super A> onAnswer;
  private final Consumer<String> onPrinted;
  private final CompletableFuture<Optional<Failure>> end = new CompletableFuture<>();

  /** With somebody who hears the answers; what the fork prints to standard error, nobody hears. */
  Conversation(Class<A> type, Consumer<? super A> onAnswer) {
    this(type, onAnswer, line -> {});
  }

  /** With somebody who hears each line of that, too. */
  Conversation(Class<A> type, Consumer<? super A> onAnswer, Consumer<String> onPrinted) {
    this.type = type;
    this.onAnswer = onAnswer;
    this.onPrinted = onPrinted;
  }

  /** The only answer to an order, or why there is none. */
  record Said<A>(Optional<A> answer, Optional<Failure> failure) {
    static <A> Said<A> nothing(Failure failure) {
      return new Said<>(Optional.empty(), Optional.of(failure));
    }

    String cause() {
      return failure.map(Failure::cause).orElse("");
    }
  }

  /** Has a fork do an order that has one answer. */
  static <A> Said<A> ask(Class<A> type, ChildLauncher launcher, Row row, FromParent order)
      throws InterruptedException {
    List<A> heard = new ArrayList<>();
    Optional<Failure> failure =
        new Conversation<>(type, heard::add).with(launcher, row, List.of(), order);
    return failure.isEmpty() && heard.size() == 1
        ? new Said<>(Optional.of(heard.get(0)), Optional.empty())
        : Said.nothing(
            failure.orElseGet(() -> Failure.of(Failure.Kind.EXIT, "the JVM said nothing")));
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
   * Has a fork do the order.
   *
   * @param first what comes first on its class path
   * @return why it did not do all of it
   */
  Optional<Failure> with(ChildLauncher launcher, Row row, List<Path> first, FromParent order)
      throws InterruptedException {
    launcher.start(row, first, order, this);
    return end();
  }

  /**
   * Has a fork do an order that names no row.
   *
   * @return why it did not do all of it
   */
  Optional<Failure> with(ChildLauncher launcher, Origin origin, FromParent order, Duration timeout)
      throws InterruptedException {
    launcher.start(origin, order, timeout, this);
    return end();
  }

  /** Waits until the fork is gone. */
  private Optional<Failure> end() throws InterruptedException {
    try {
      return end.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("an end is no exception", e);
    }
  }
}
