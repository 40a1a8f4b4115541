package io.serbench.child;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Recipe;
import io.serbench.protocol.Check;
import io.serbench.protocol.ChildSide;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.Job;
import io.serbench.protocol.Task;
import io.serbench.protocol.Turn;
import io.serbench.result.Failure;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Does orders with a row in this JVM, by the thread that calls. Whatever the row throws becomes the
 * failure that ends the work.
 */
public final class Work implements ChildSide, AutoCloseable {
  private final Optional<Row> row;
  private final Consumer<FromChild> say;
  private String step = "starting";
  private volatile Optional<MeasuredRow> measured = Optional.empty();

  /**
   * With a row, or without one for orders that need none.
   *
   * @param say where answers go
   */
  public Work(Optional<Row> row, Consumer<FromChild> say) {
    this.row = row;
    this.say = say;
  }

  @Override
  public void measure(Job job) {
    attempt(
        () -> {
          MeasuredRow opened =
              MeasuredRow.open(
                  row.orElseThrow(), job, this::begin, () -> say.accept(new FromChild.Alive()));
          measured = Optional.of(opened);
          Optional<Failure> failure = opened.check("before");
          if (failure.isPresent()) {
            return failure;
          }
          say.accept(new FromChild.Ready(opened.prepare()));
          return Optional.empty();
        });
  }

  @Override
  public void takeTurn(Turn turn) {
    attempt(
        () -> {
          step = "timing";
          say.accept(new FromChild.TurnTaken(measured.orElseThrow().take(turn)));
          return Optional.empty();
        });
  }

  @Override
  public void finish() {
    attempt(
        () -> {
          Optional<Failure> failure = measured.orElseThrow().check("after");
          if (failure.isEmpty()) {
            say.accept(new FromChild.Done(Optional.empty()));
          }
          return failure;
        });
  }

  @Override
  public void verify(List<Check> checks) {
    RowCheck.execute(
        row.orElseThrow(),
        checks,
        this::begin,
        failure -> say.accept(new FromChild.Checked(failure)));
    say.accept(new FromChild.Done(Optional.empty()));
  }

  @Override
  public void examine(List<Task> tasks) {
    Examination.execute(
        row.orElseThrow(),
        tasks,
        this::begin,
        answer -> say.accept(new FromChild.Answered(answer)));
    say.accept(new FromChild.Done(Optional.empty()));
  }

  @Override
  public void sayRows(String provider) {
    attempt(
        () -> {
          begin("loading");
          say.accept(new FromChild.RowsSaid(Catalog.rowsOf(provider)));
          say.accept(new FromChild.Done(Optional.empty()));
          return Optional.empty();
        });
  }

  @Override
  public void inspect(String dataset, Recipe recipe) {
    attempt(
        () -> {
          begin("making the values of " + dataset);
          try {
            Optional<String> note = recipe.check();
            say.accept(
                new FromChild.Inspected(Profiles.of(recipe.make(dataset), recipe).readWith(note)));
          } catch (DataFileException e) {
            say.accept(new FromChild.Refused(e.getMessage()));
          }
          say.accept(new FromChild.Done(Optional.empty()));
          return Optional.empty();
        });
  }

  @Override
  public void dumpThreads() {
    say.accept(new FromChild.ThreadDump(ThreadDumps.ofAll()));
  }

  /** What a row does; it may throw, or go wrong in a way that can be said. */
  @FunctionalInterface
  private interface Attempt {
    Optional<Failure> make() throws Exception;
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private void attempt(Attempt attempt) {
    Optional<Failure> failure;
    try {
      failure = attempt.make();
    } catch (Throwable e) {
      failure = Optional.of(Failures.of(step, e));
    }
    failure.ifPresent(what -> say.accept(new FromChild.Done(Optional.of(what))));
  }

  /** Ends the threads of the row, from any thread. It takes no turns after that. */
  @Override
  public void close() {
    measured.ifPresent(MeasuredRow::close);
  }

  private void begin(String name) {
    step = name;
    say.accept(new FromChild.Began(name));
  }
}
