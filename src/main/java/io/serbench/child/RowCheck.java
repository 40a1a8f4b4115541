package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Recipe;
import io.serbench.protocol.FromParent.Check;
import io.serbench.result.Failure;
import io.serbench.result.Traffic;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.IOException;
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
  private Optional<Loaded> loaded = Optional.empty();
  private Optional<Opened<?>> opened = Optional.empty();

  private RowCheck(Row row, Consumer<String> onStep) {
    this.row = row;
    this.onStep = onStep;
  }

  /** A data set and where it came from. */
  private record Loaded(String name, Recipe recipe, Dataset<?> dataset) {
    boolean serves(Check check) {
      return name.equals(check.workload().dataset()) && recipe.equals(check.recipe());
    }
  }

  /** A serializer and the type that it was opened for. */
  private record Opened<T>(DataType<T> type, Serializer<T, Object> serializer) {}

  /**
   * Does all checks, in their order.
   *
   * @param onStep told of each step before it starts: {@code opening}, {@code round trip}
   * @param onChecked told what is wrong with each; of nothing where it is fine
   */
  public static void execute(
      Row row, List<Check> checks, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked) {
    RowCheck rowCheck = new RowCheck(row, onStep);
    for (Check check : checks) {
      onChecked.accept(rowCheck.failure(check));
    }
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private Optional<Failure> failure(Check check) {
    Optional<Failure> failure;
    try {
      failure = failure(check, dataset(check));
    } catch (Throwable e) {
      failure = Optional.of(Failures.of(step, e));
    }
    if (failure.isPresent()) {
      opened = Optional.empty();
    }
    return failure;
  }

  private <T> Optional<Failure> failure(Check check, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = serializer(dataset.type());
    step("round trip");
    Transport transport = check.workload().usage().transport();
    Inputs<T> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
    return RoundTripCheck.check(row, serializer, dataset, inputs, transport)
        .map(difference -> Failure.of(Failure.Kind.ROUND_TRIP, step + ": " + difference));
  }

  /** The check's data set, which may be that of the check before: large ones take long to draw. */
  private Dataset<?> dataset(Check check) throws DataFileException, IOException {
    if (loaded.isEmpty() || !loaded.get().serves(check)) {
      String name = check.workload().dataset();
      step("loading " + name);
      loaded = Optional.empty();
      Dataset<?> dataset = check.recipe().make(name);
      loaded = Optional.of(new Loaded(name, check.recipe(), dataset));
    }
    return loaded.get().dataset();
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
