package io.serbench.child;

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
import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.TaskOutcome;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
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
  private final Consumer<? super Answer> onAnswer;
  private String step = "starting";
  private Optional<Opened<?>> opened = Optional.empty();
  private Optional<Made> made = Optional.empty();

  Examination(
      Row row,
      Optional<Evolving> evolving,
      Consumer<String> onStep,
      Consumer<? super Answer> onAnswer) {
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
      Answer answer = answer(task);
      fine &= answer.isFine();
      onAnswer.accept(answer);
    }
    return fine;
  }

  private void begin(String name) {
    step = name;
    onStep.accept(name);
  }

  private Answer answer(Task task) {
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
    begin(task instanceof Task.Read read ? "reading " + read.writer() : "writing");
    List<Dataset<?>> datasets;
    try {
      datasets = evolving.orElseThrow().datasets();
    } catch (Exception | LinkageError e) {
      // The row has not been tried.
      return Answer.of(TaskOutcome.INAPPLICABLE, Failures.oneLine(e));
    }
    return answer(() -> task instanceof Task.Read read ? read(datasets, read) : write(datasets));
  }

  private Answer answer(String name, Callable<Answer> attempt) {
    begin(name);
    return answer(attempt);
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private static Answer answer(Callable<Answer> attempt) {
    try {
      return attempt.call();
    } catch (Throwable e) {
      return Answer.of(TaskOutcome.FAILED, Failures.oneLine(e));
    }
  }

  /** Checks a round trip. Unlike that of other tasks, the cause of a failure names the step. */
  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private Answer roundTrip(Task.RoundTrip task) {
    Answer answer;
    try {
      answer = roundTrip(dataset(task.data()), task);
    } catch (MissingModuleException e) {
      answer = Answer.of(TaskOutcome.INAPPLICABLE, e.getMessage());
    } catch (Throwable e) {
      answer = Answer.of(TaskOutcome.FAILED, Failures.of(step, e).cause());
    }
    if (!answer.isFine()) {
      opened = Optional.empty();
    }
    return answer;
  }

  private <T> Answer roundTrip(Dataset<T> dataset, Task.RoundTrip task) throws Exception {
    Serializer<T, Object> serializer = serializer(dataset.type());
    begin("round trip");
    Inputs<T> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
    return RoundTripProbe.check(row, serializer, dataset, inputs, task.transport(), task.looks())
        .map(difference -> Answer.of(TaskOutcome.WRONG, step + ": " + difference))
        .orElseGet(() -> Answer.of(TaskOutcome.DONE, passedOver(dataset)));
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

  private Answer write(List<Dataset<?>> datasets) throws Exception {
    List<Bytes> written = new ArrayList<>();
    for (Dataset<?> dataset : datasets) {
      Answer answer = write(dataset);
      if (!answer.isFine()) {
        return answer;
      }
      written.addAll(answer.messages());
    }
    return new Answer(TaskOutcome.DONE, "", written);
  }

  private <T> Answer write(Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    Optional<String> difference = RoundTripProbe.check(row, serializer, dataset);
    if (difference.isPresent()) {
      return Answer.of(TaskOutcome.WRONG, difference.get());
    }
    List<byte[]> written = new ArrayList<>();
    for (T value : dataset.values().stream().limit(MOST_WRITTEN).toList()) {
      // Later messages of a serializer may rely on what its reader knows from earlier ones.
      Serializer<T, Object> fresh = RoundTripProbe.open(row, dataset.type());
      written.add(fresh.serialize(fresh.create(value)));
    }
    return bytes(written);
  }

  private static Answer bytes(List<byte[]> messages) {
    return new Answer(TaskOutcome.DONE, "", messages.stream().map(Bytes::of).toList());
  }

  private <T> Answer read(Dataset<T> dataset, List<Bytes> messages) throws Exception {
    for (int place = 0; place < messages.size(); place++) {
      Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
      T read = serializer.restore(serializer.deserialize(messages.get(place).array()));
      String name = messages.size() == 1 ? "value" : "value " + (place + 1);
      Optional<String> difference =
          DeepEquality.difference(name, dataset, dataset.values().get(place), read);
      if (difference.isEmpty()) {
        T value = dataset.again().apply(place);
        T other = serializer.restore(serializer.deserialize(messages.get(place).array()));
        difference = LookComparison.difference(name, dataset, place, value, other);
      }
      if (difference.isPresent()) {
        return Answer.of(TaskOutcome.WRONG, difference.get());
      }
    }
    return Answer.fine();
  }

  private Answer read(List<Dataset<?>> datasets, Task.Read task) {
    Answer worst = Answer.fine();
    for (int i = 0; i < datasets.size(); i++) {
      Dataset<?> dataset = datasets.get(i);
      byte[] bytes = task.messages().get(i).array();
      Answer answer = answer(() -> read(dataset, bytes, task.writer()));
      if (answer.outcome().isWorseThan(worst.outcome())) {
        String name = dataset.value().getClass().getSimpleName();
        worst = Answer.of(answer.outcome(), name + ": " + answer.cause());
      }
    }
    return worst;
  }

  private <T> Answer read(Dataset<T> dataset, byte[] bytes, Version writer) throws Exception {
    T read = decoded(dataset, bytes);
    T expected = dataset.value();
    Set<String> absent = evolving.orElseThrow().absent(expected.getClass(), writer);
    return judged(Understanding.of(dataset, expected, read, absent));
  }

  private <T> T decoded(Dataset<T> dataset, byte[] bytes) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    return serializer.restore(serializer.deserialize(bytes));
  }

  private static Answer judged(Understanding understood) {
    Optional<Answer> wrong = understood.wrong().map(what -> Answer.of(TaskOutcome.WRONG, what));
    return wrong
        .or(() -> understood.lost().map(lost -> Answer.of(TaskOutcome.INCOMPLETE, lost)))
        .orElseGet(Answer::fine);
  }

  private static Answer written(Task.WriteJson order) throws Exception {
    return bytes(List.of(OwnJson.written(order.data().make().values(), order.type()).array()));
  }

  private Answer readBuild(Task.ReadBuild task) {
    begin("reading another build");
    Dataset<?> dataset;
    try {
      dataset = task.data().make();
    } catch (Exception | LinkageError e) {
      // This build cannot hold the values, so nothing that a row returns is right.
      return Answer.of(TaskOutcome.INAPPLICABLE, Failures.oneLine(e));
    }
    return readBuild(dataset, task.messages());
  }

  private <T> Answer readBuild(Dataset<T> dataset, List<Bytes> messages) {
    Answer worst = Answer.fine();
    for (int i = 0; i < messages.size(); i++) {
      int place = i;
      T expected = dataset.values().get(place);
      String name = messages.size() == 1 ? "value" : "value " + (place + 1);
      Answer answer =
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
