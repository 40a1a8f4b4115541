package io.serbench.fork;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.evolution.Item;
import io.serbench.dataset.evolution.Items;
import io.serbench.dataset.evolution.Understanding;
import io.serbench.result.Failure;
import io.serbench.serializer.Serializer;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tries in this JVM what a row can do beside what is measured. Each try has a serializer of its
 * own.
 */
final class Examination {
  private Examination() {}

  /**
   * Does all tasks, in their order.
   *
   * @param onStep told of each before it is begun
   * @param onAnswer told what came of each
   * @return a failure where this JVM has no such row
   */
  static Outcome execute(
      String name, List<Task> tasks, Consumer<String> onStep, Consumer<Answer> onAnswer) {
    Optional<Row> row = Catalog.load().find(name);
    if (row.isEmpty()) {
      return Outcome.failed(new Failure(Failure.Kind.EXCEPTION, "this JVM has no row " + name, ""));
    }
    for (Task task : tasks) {
      onStep.accept(task.step());
      onAnswer.accept(answer(row.get(), task));
    }
    return Outcome.nothing();
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private static Answer answer(Row row, Task task) {
    try {
      if (task instanceof Task.Read read) {
        return read(row, read);
      }
      return task instanceof Task.Trait trait ? TraitProbe.probe(row, trait.feature()) : write(row);
    } catch (Throwable e) {
      return Answer.of(Verdict.REFUSES, Failures.oneLine(e));
    }
  }

  private static Answer write(Row row) throws Exception {
    Dataset<Item> dataset = Items.dataset();
    Serializer<Item, Object> serializer = RoundTripCheck.open(row, Items.TYPE);
    Optional<String> difference = RoundTripCheck.check(serializer, dataset);
    if (difference.isPresent()) {
      return Answer.of(Verdict.MISREADS, difference.get());
    }
    // The first message of a new one: later ones may build upon what the reader knows by then.
    Serializer<Item, Object> fresh = RoundTripCheck.open(row, Items.TYPE);
    byte[] bytes = fresh.serialize(fresh.create(dataset.value()));
    return new Answer(Verdict.READS, "", Base64.getEncoder().encodeToString(bytes));
  }

  private static Answer read(Row row, Task.Read task) throws Exception {
    Serializer<Item, Object> serializer = RoundTripCheck.open(row, Items.TYPE);
    Object decoded = serializer.deserialize(Base64.getDecoder().decode(task.base64()));
    Understanding understanding = Understanding.of(serializer.restore(decoded), task.writer());
    if (understanding.wrong().isPresent()) {
      return Answer.of(Verdict.MISREADS, understanding.wrong().get());
    }
    return understanding.lost().map(lost -> Answer.of(Verdict.LOSES, lost)).orElseGet(Answer::fine);
  }
}
