package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Understanding;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tries in this JVM what a row can do beside what is measured. Each try has a serializer of its
 * own.
 */
public final class Examination {
  /** How many values of a data set are written. Each takes a new serializer. */
  private static final int MOST_WRITTEN = 16;

  private Examination() {}

  /**
   * Does all tasks, in their order.
   *
   * @param onStep told of each before it is begun
   * @param onAnswer told what came of each
   */
  static void execute(
      Row row, List<Task> tasks, Consumer<String> onStep, Consumer<Answer> onAnswer) {
    for (Task task : tasks) {
      onStep.accept(task.step());
      onAnswer.accept(answer(row, task));
    }
  }

  /** What a row does; it may throw. */
  @FunctionalInterface
  private interface Attempt {
    Answer make() throws Exception;
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private static Answer answer(Attempt attempt) {
    try {
      return attempt.make();
    } catch (Throwable e) {
      return Answer.of(ReadOutcome.REFUSES, Failures.oneLine(e));
    }
  }

  private static Answer answer(Row row, Task task) {
    if (task instanceof Task.Read read) {
      return read(row, read);
    } else if (task instanceof Task.Trait trait) {
      return answer(() -> TraitProbe.probe(row, trait.feature()));
    } else if (task instanceof Task.WriteData data) {
      return answer(() -> write(row, data.recipe().make(data.dataset())));
    } else if (task instanceof Task.ReadData data) {
      return answer(() -> read(row, data.recipe().make(data.dataset()), data.base64()));
    }
    return write(row);
  }

  private static Answer write(Row row) {
    List<String> written = new ArrayList<>();
    for (DataType<?> type : Evolving.TYPES) {
      Answer answer = answer(() -> write(row, Evolving.dataset(type)));
      if (!answer.isFine()) {
        return answer;
      }
      written.addAll(answer.base64());
    }
    return new Answer(ReadOutcome.READS, "", written);
  }

  private static <T> Answer write(Row row, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripCheck.open(row, dataset.type());
    Optional<String> difference = RoundTripCheck.check(row, serializer, dataset);
    if (difference.isPresent()) {
      return Answer.of(ReadOutcome.MISREADS, difference.get());
    }
    List<String> written = new ArrayList<>();
    for (T value : dataset.values().subList(0, Math.min(MOST_WRITTEN, dataset.values().size()))) {
      // The first message of a new one: later ones may build upon what the reader knows by then.
      Serializer<T, Object> fresh = RoundTripCheck.open(row, dataset.type());
      byte[] bytes = fresh.serialize(fresh.create(value));
      written.add(Base64.getEncoder().encodeToString(bytes));
    }
    return new Answer(ReadOutcome.READS, "", written);
  }

  private static <T> Answer read(Row row, Dataset<T> dataset, List<String> base64)
      throws Exception {
    for (int place = 0; place < base64.size(); place++) {
      Serializer<T, Object> serializer = RoundTripCheck.open(row, dataset.type());
      byte[] bytes = Base64.getDecoder().decode(base64.get(place));
      T read = serializer.restore(serializer.deserialize(bytes));
      String name = base64.size() == 1 ? "value" : "value " + (place + 1);
      Optional<String> difference =
          DeepEquality.difference(name, dataset.type(), dataset.values().get(place), read);
      if (difference.isPresent()) {
        return Answer.of(ReadOutcome.MISREADS, difference.get());
      }
    }
    return Answer.fine();
  }

  /** The worst of what is done to one of the types. */
  private static Answer read(Row row, Task.Read task) {
    Answer worst = Answer.fine();
    for (int i = 0; i < Evolving.TYPES.size(); i++) {
      DataType<?> type = Evolving.TYPES.get(i);
      byte[] bytes = Base64.getDecoder().decode(task.base64().get(i));
      Answer answer = answer(() -> read(row, type, bytes, task.writer()));
      if (answer.verdict().isWorseThan(worst.verdict())) {
        worst = Answer.of(answer.verdict(), type.root().getSimpleName() + ": " + answer.cause());
      }
    }
    return worst;
  }

  private static <T> Answer read(Row row, DataType<T> type, byte[] bytes, Version writer)
      throws Exception {
    Serializer<T, Object> serializer = RoundTripCheck.open(row, type);
    T read = serializer.restore(serializer.deserialize(bytes));
    Understanding understanding = Understanding.of(type.root(), read, writer);
    if (understanding.wrong().isPresent()) {
      return Answer.of(ReadOutcome.MISREADS, understanding.wrong().get());
    }
    return understanding
        .lost()
        .map(lost -> Answer.of(ReadOutcome.LOSES, lost))
        .orElseGet(Answer::fine);
  }
}
