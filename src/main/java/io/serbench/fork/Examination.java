package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.LookComparison;
import io.serbench.dataset.equality.Proofs;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Understanding;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.own.OwnJson;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Traffic;
import io.serbench.serializer.MissingModuleException;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Does the tasks of a row. One serializer serves all round trips of a type, as in a program; after
 * a failure, a new one is opened. Other tasks open their own.
 */
final class Examination {
  private static final int MOST_WRITTEN = 16; // Values, each by a new serializer.

  private final Row row;
  private final Optional<Evolving> evolving; // This JVM has a version of its classes.
  private final Consumer<String> onStep;
  private final Consumer<? super TaskAnswer> onAnswer;
  private String step = "starting";
  private Optional<Opened<?>> opened = Optional.empty();
  private Optional<Made> made = Optional.empty();

  Examination(
      Row row,
      Optional<Evolving> evolving,
      Consumer<String> onStep,
      Consumer<? super TaskAnswer> onAnswer) {
    this.row = row;
    this.evolving = evolving;
    this.onStep = onStep;
    this.onAnswer = onAnswer;
  }

  private record Opened<T>(DataType<T> type, Serializer<T, Object> serializer) {}

  private record Made(DatasetRecipe recipe, Dataset<?> dataset) {}

  boolean execute(List<? extends Task> tasks) {
    boolean fine = true;
    for (Task task : tasks) {
      TaskAnswer answer = answer(task);
      fine &= answer.isFine();
      onAnswer.accept(answer);
    }
    return fine;
  }

  private void begin(String name) {
    step = name;
    onStep.accept(name);
  }

  private TaskAnswer answer(Task task) {
    if (task instanceof Task.RoundTrip trip) {
      return roundTrip(trip);
    } else if (task instanceof Task.Trait trait) {
      return answer("trying " + trait.feature(), () -> TraitProbe.probe(row, trait.feature()));
    } else if (task instanceof Task.ReadRewritten read) {
      return answer("reading " + read.writer(), () -> SchemaProbe.read(row, read.writer()));
    } else if (task instanceof Task.WriteData write) {
      return answer("writing " + write.data().dataset(), () -> write(write.data().make()));
    } else if (task instanceof Task.ReadData read) {
      return answer(
          "reading " + read.data().dataset(), () -> read(read.data().make(), read.messages()));
    } else if (task instanceof Task.Forge forge) {
      return answer(
          "writing " + forge.forgery().word(),
          () -> bytes(List.of(HostileProbe.forged(row, forge.forgery()))));
    } else if (task instanceof Task.Fetch fetch) {
      HostileProbe probe = new HostileProbe(row, fetch.hostile());
      return answer("making messages", () -> bytes(probe.messages(fetch.numbers())));
    } else if (task instanceof Task.WriteJson order) {
      return answer("making values", () -> written(order));
    } else if (task instanceof Task.ReadBuild read) {
      return readBuild(read);
    }
    begin(task instanceof Task.ReadVersion read ? "reading " + read.writer() : "writing");
    List<Dataset<?>> datasets;
    try {
      datasets = evolving.orElseThrow().datasets();
    } catch (Exception | LinkageError e) {
      // The row has not been tried.
      return TaskAnswer.of(TaskOutcome.INAPPLICABLE, Failures.oneLine(e));
    }
    return answer(
        () -> task instanceof Task.ReadVersion read ? read(datasets, read) : write(datasets));
  }

  private TaskAnswer answer(String name, Callable<TaskAnswer> attempt) {
    begin(name);
    return answer(attempt);
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private static TaskAnswer answer(Callable<TaskAnswer> attempt) {
    try {
      return attempt.call();
    } catch (Throwable e) {
      return TaskAnswer.of(TaskOutcome.FAILED, Failures.oneLine(e));
    }
  }

  /** Checks a round trip. Unlike that of other tasks, the cause of a failure names the step. */
  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private TaskAnswer roundTrip(Task.RoundTrip task) {
    TaskAnswer answer;
    try {
      answer = roundTrip(dataset(task.data()), task);
    } catch (MissingModuleException e) {
      answer = TaskAnswer.of(TaskOutcome.INAPPLICABLE, e.getMessage());
    } catch (Throwable e) {
      answer = TaskAnswer.of(TaskOutcome.FAILED, Failures.of(step, e).cause());
    }
    if (!answer.isFine()) {
      opened = Optional.empty();
    }
    return answer;
  }

  private <T> TaskAnswer roundTrip(Dataset<T> dataset, Task.RoundTrip task) throws Exception {
    Serializer<T, Object> serializer = serializer(dataset.type());
    begin("round trip");
    Inputs<T> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
    return RoundTripProbe.check(row, serializer, dataset, inputs, task.transport(), task.looks())
        .map(difference -> TaskAnswer.of(TaskOutcome.WRONG, step + ": " + difference))
        .orElseGet(() -> TaskAnswer.of(TaskOutcome.DONE, passedOver(dataset)));
  }

  private static String passedOver(Dataset<?> dataset) {
    List<String> all = Proofs.of(dataset).map(Proofs::passedOver).orElse(List.of());
    return all.isEmpty() ? "" : "passed over: " + String.join(", ", all);
  }

  /** Makes a data set, unless the last round trip was over another transport of the same. */
  private Dataset<?> dataset(DatasetRecipe recipe) throws Exception {
    if (made.filter(last -> last.recipe().equals(recipe)).isEmpty()) {
      begin("loading " + recipe.dataset());
      made = Optional.empty();
      made = Optional.of(new Made(recipe, recipe.make().comparedWith(() -> onStep.accept(step))));
    }
    return made.orElseThrow().dataset();
  }

  @SuppressWarnings("unchecked") // What was opened for the type is of the type.
  private <T> Serializer<T, Object> serializer(DataType<T> type) throws Exception {
    if (opened.isEmpty() || !opened.get().type().equals(type)) {
      begin("opening");
      opened = Optional.empty();
      opened = Optional.of(new Opened<>(type, RoundTripProbe.open(row, type)));
    }
    return (Serializer<T, Object>) opened.get().serializer();
  }

  private TaskAnswer write(List<Dataset<?>> datasets) throws Exception {
    List<Bytes> written = new ArrayList<>();
    for (Dataset<?> dataset : datasets) {
      TaskAnswer answer = write(dataset);
      if (!answer.isFine()) {
        return answer;
      }
      written.addAll(answer.messages());
    }
    return new TaskAnswer(TaskOutcome.DONE, "", written);
  }

  private <T> TaskAnswer write(Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    Optional<String> difference = RoundTripProbe.check(row, serializer, dataset);
    if (difference.isPresent()) {
      return TaskAnswer.of(TaskOutcome.WRONG, difference.get());
    }
    List<byte[]> written = new ArrayList<>();
    for (T value : dataset.values().stream().limit(MOST_WRITTEN).toList()) {
      // Later messages of a serializer may rely on what its reader knows from earlier ones.
      Serializer<T, Object> fresh = RoundTripProbe.open(row, dataset.type());
      written.add(fresh.serialize(fresh.create(value)));
    }
    return bytes(written);
  }

  private static TaskAnswer bytes(List<byte[]> messages) {
    return new TaskAnswer(TaskOutcome.DONE, "", messages.stream().map(Bytes::of).toList());
  }

  private <T> TaskAnswer read(Dataset<T> dataset, List<Bytes> messages) throws Exception {
    for (int place = 0; place < messages.size(); place++) {
      Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
      T read = serializer.restore(serializer.deserialize(messages.get(place).array()));
      String name = messages.size() == 1 ? "value" : "value " + (place + 1);
      Optional<String> difference =
          DeepEquality.difference(name, dataset, dataset.values().get(place), read);
      if (difference.isEmpty()) {
        T value = dataset.again().apply(place);
        T other = serializer.restore(serializer.deserialize(messages.get(place).array()));
        difference =
            LookComparison.difference(name, dataset, place, value, other, Optional.empty());
      }
      if (difference.isPresent()) {
        return TaskAnswer.of(TaskOutcome.WRONG, difference.get());
      }
    }
    return TaskAnswer.fine();
  }

  private TaskAnswer read(List<Dataset<?>> datasets, Task.ReadVersion task) {
    TaskAnswer worst = TaskAnswer.fine();
    for (int i = 0; i < datasets.size(); i++) {
      Dataset<?> dataset = datasets.get(i);
      byte[] bytes = task.messages().get(i).array();
      TaskAnswer answer = answer(() -> read(dataset, bytes, task.writer()));
      if (answer.outcome().isWorseThan(worst.outcome())) {
        String name = dataset.value().getClass().getSimpleName();
        worst = TaskAnswer.of(answer.outcome(), name + ": " + answer.cause());
      }
    }
    return worst;
  }

  private <T> TaskAnswer read(Dataset<T> dataset, byte[] bytes, Version writer) throws Exception {
    T read = decoded(dataset, bytes);
    T expected = dataset.value();
    Set<String> absent = evolving.orElseThrow().absent(expected.getClass(), writer);
    return judged(Understanding.of(dataset, expected, read, absent));
  }

  private <T> T decoded(Dataset<T> dataset, byte[] bytes) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    return serializer.restore(serializer.deserialize(bytes));
  }

  private static TaskAnswer judged(Understanding understood) {
    Optional<TaskAnswer> wrong =
        understood.wrong().map(what -> TaskAnswer.of(TaskOutcome.WRONG, what));
    return wrong
        .or(() -> understood.lost().map(lost -> TaskAnswer.of(TaskOutcome.INCOMPLETE, lost)))
        .orElseGet(TaskAnswer::fine);
  }

  private static TaskAnswer written(Task.WriteJson order) throws Exception {
    return bytes(List.of(OwnJson.written(order.data().make().values(), order.type()).array()));
  }

  private TaskAnswer readBuild(Task.ReadBuild task) {
    begin("reading another build");
    Dataset<?> dataset;
    try {
      dataset = task.data().make();
    } catch (Exception | LinkageError e) {
      // This build cannot hold the values, so nothing that a row returns is right.
      return TaskAnswer.of(TaskOutcome.INAPPLICABLE, Failures.oneLine(e));
    }
    return readBuild(dataset, task.messages());
  }

  private <T> TaskAnswer readBuild(Dataset<T> dataset, List<Bytes> messages) {
    TaskAnswer worst = TaskAnswer.fine();
    for (int i = 0; i < messages.size(); i++) {
      int place = i;
      T expected = dataset.values().get(place);
      String name = messages.size() == 1 ? "value" : "value " + (place + 1);
      TaskAnswer answer =
          answer(
              () ->
                  judged(
                      Understanding.ofBuild(
                          name, dataset, expected, decoded(dataset, messages.get(place).array()))));
      if (answer.outcome().isWorseThan(worst.outcome())) {
        worst = answer;
      }
    }
    return worst;
  }
}
