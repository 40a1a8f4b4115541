package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.protocol.FromParent.Check;
import io.serbench.result.Failure;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Checks a row's round trips in this JVM, one after the other. One serializer serves all values of
 * a type, over all transports, as it would in a program; after a failure there is a new one.
 */
public final class RowCheck {
  private final Row row;
  private final Consumer<String> onStep;
  private String step = "starting";
  private Optional<Opened<?>> opened = Optional.empty();
  private boolean fine = true;

  private RowCheck(Row row, Consumer<String> onStep) {
    this.row = row;
    this.onStep = onStep;
  }

  /** A serializer and the type that it was opened for. */
  private record Opened<T>(DataType<T> type, Serializer<T, Object> serializer) {}

  /**
   * Does all checks, in their order.
   *
   * @param onStep told of each step before it starts: {@code opening}, {@code round trip}
   * @param onChecked told what is wrong with each usage; of nothing where it is fine
   * @return whether all are fine
   */
  public static boolean execute(
      Row row, List<Check> checks, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked) {
    RowCheck rowCheck = new RowCheck(row, onStep);
    for (Check check : checks) {
      rowCheck.check(
          check,
          failure -> {
            rowCheck.fine &= failure.isEmpty();
            onChecked.accept(failure);
          });
    }
    return rowCheck.fine;
  }

  @SuppressWarnings("CatchingUnchecked") // Making a value may fail in any way, too.
  private void check(Check check, Consumer<Optional<Failure>> onChecked) {
    step("loading " + check.dataset());
    Dataset<?> dataset;
    try {
      dataset = check.recipe().make(check.dataset()).comparedWith(() -> onStep.accept(step));
    } catch (Throwable e) {
      Optional<Failure> failure = Optional.of(Failures.of(step, e));
      check.usages().forEach(usage -> onChecked.accept(failure));
      return;
    }
    for (Usage usage : check.usages()) {
      Optional<Failure> failure = failure(dataset, usage.transport());
      if (failure.isPresent()) {
        opened = Optional.empty();
      }
      onChecked.accept(failure);
    }
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private <T> Optional<Failure> failure(Dataset<T> dataset, Transport transport) {
    try {
      Serializer<T, Object> serializer = serializer(dataset.type());
      step("round trip");
      Inputs<T> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
      return RoundTripCheck.check(row, serializer, dataset, inputs, transport)
          .map(difference -> Failure.of(Failure.Kind.ROUND_TRIP, step + ": " + difference));
    } catch (Throwable e) {
      return Optional.of(Failures.of(step, e));
    }
  }

  @SuppressWarnings("unchecked") // What was opened for the type is of the type.
  private <T> Serializer<T, Object> serializer(DataType<T> type) throws Exception {
    if (opened.isEmpty() || !opened.get().type().equals(type)) {
      step("opening");
      opened = Optional.empty();
      opened = Optional.of(new Opened<>(type, RoundTripCheck.open(row, type)));
    }
    return (Serializer<T, Object>) opened.get().serializer();
  }

  private void step(String name) {
    step = name;
    onStep.accept(name);
  }
}
