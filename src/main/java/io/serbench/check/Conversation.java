package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** Starts a fork, passes on its answers of one type, and waits for its end. For one use. */
final class Conversation<A> implements StartedFork.ForkListener {
  private final Class<A> type;
  private final Consumer<? super A> onAnswer;
  private final Consumer<String> onPrinted;
  private final BlockingQueue<Optional<Failure>> end = new LinkedBlockingQueue<>();

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

  static <A> Reply<A> ask(Class<A> type, ForkLauncher launcher, Optional<Row> row, FromParent order)
      throws InterruptedException {
    List<A> heard = new ArrayList<>();
    Optional<Failure> failure =
        new Conversation<>(type, heard::add, line -> {}).with(launcher, row, List.of(), order);
    return failure.isEmpty() && heard.size() == 1
        ? new Reply<>(Optional.of(heard.get(0)), Optional.empty())
        : Reply.failed(
            failure.orElseGet(() -> Failure.of(Failure.Mode.EXIT, "the fork did not answer")));
  }

  /** Starts a fork, and returns why it ended without completing its order; empty if it did. */
  Optional<Failure> with(
      ForkLauncher launcher, Optional<Row> row, List<Path> first, FromParent order)
      throws InterruptedException {
    launcher.start(row, first, order, this);
    return end.take();
  }

  @Override
  public void hear(FromFork message) {
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
    end.add(failure);
  }
}
