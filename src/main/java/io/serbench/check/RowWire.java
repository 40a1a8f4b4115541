package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.VersionMatrix.VersionVerdict;
import io.serbench.dataset.Bytes;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Lets versions of one row's library read each other's bytes. */
final class RowWire {
  /** The detail of the verdict on a version that carries none of the data. */
  static final String ALL = "all";

  private final Row row;
  private final List<DatasetRecipe> data;
  private final Map<String, TaskRunner> runners;
  private final String current;
  private final Map<String, Map<DatasetRecipe, TaskAnswer>> written = new LinkedHashMap<>();
  private final Map<WireReading, TaskAnswer> read = new HashMap<>();

  /** Creates a trial with tasks in forks of each version, that of this build first. */
  RowWire(Row row, List<DatasetRecipe> data, Map<String, TaskRunner> runners) {
    this.row = row;
    this.data = data;
    this.runners = runners;
    this.current = runners.keySet().iterator().next();
  }

  private record WireReading(String writer, String reader, DatasetRecipe data) {
    boolean isOwn() {
      return writer.equals(reader);
    }
  }

  /** Returns the verdicts, and tells of a message of each data set that this build carries. */
  Observed tried(Consumer<Map<String, Bytes>> onWritten) throws InterruptedException {
    for (Map.Entry<String, TaskRunner> entry : runners.entrySet()) {
      written.put(entry.getKey(), entry.getValue().answers(data, Task.WriteData::new));
    }
    for (String reader : runners.keySet()) {
      read(reader);
    }
    Map<String, Bytes> carried = new LinkedHashMap<>();
    data.stream()
        .filter(recipe -> carry(recipe, current))
        .forEach(recipe -> carried.put(recipe.dataset(), messages(current, recipe).get(0)));
    if (carried.isEmpty()) {
      return Check.Finding.NOT_CARRIED.of(row.name(), written(current, data.get(0)).cause());
    }
    onWritten.accept(carried);
    return observed();
  }

  private TaskAnswer written(String version, DatasetRecipe data) {
    return written.get(version).get(data);
  }

  private List<Bytes> messages(String version, DatasetRecipe data) {
    return written(version, data).messages();
  }

  private boolean carry(DatasetRecipe data, String... versions) {
    return Stream.of(versions).allMatch(version -> written(version, data).isFine());
  }

  /** Lets a version read what was written; one that fails on its own bytes carries no such data. */
  private void read(String reader) throws InterruptedException {
    List<WireReading> asked =
        readings(reader)
            .filter(reading -> reading.isOwn() || !isIdentical(reading))
            .sorted(Comparator.comparing(reading -> !reading.isOwn()))
            .toList();
    read.putAll(
        runners
            .get(reader)
            .answers(asked, it -> new Task.ReadData(it.data(), messages(it.writer(), it.data()))));
    for (WireReading reading : asked) {
      TaskAnswer answer = read.get(reading);
      if (reading.isOwn() && !answer.isFine()) {
        String why = "does not read in one JVM what it wrote in another: " + answer.cause();
        written.get(reader).put(reading.data(), TaskAnswer.of(answer.outcome(), why));
      }
    }
  }

  private Stream<WireReading> readings(String reader) {
    return runners.keySet().stream()
        .flatMap(writer -> data.stream().map(recipe -> new WireReading(writer, reader, recipe)))
        .filter(reading -> carry(reading.data(), reading.writer(), reader));
  }

  private boolean isIdentical(WireReading reading) {
    return messages(reading.writer(), reading.data())
        .equals(messages(reading.reader(), reading.data()));
  }

  /** Returns the verdicts, without data sets that this build's version does not carry. */
  private Observed observed() {
    Map<Topic, Answered> details = new LinkedHashMap<>();
    runners.keySet().stream()
        .flatMap(this::readings)
        .filter(reading -> !reading.isOwn() && carry(reading.data(), current))
        .forEach(
            reading -> {
              Topic topic =
                  VersionMatrix.topic(reading.writer(), reading.reader(), reading.data().dataset());
              TaskAnswer answer = read.getOrDefault(reading, TaskAnswer.fine());
              details.put(topic, Answered.of(topic, outcome(reading, answer), answer.cause()));
            });
    for (String version : runners.keySet()) {
      boolean carriesNone = data.stream().noneMatch(recipe -> carry(recipe, version));
      for (DatasetRecipe recipe : data) {
        if (carry(recipe, current) && !carry(recipe, version)) {
          Topic topic = new Topic(version, carriesNone ? ALL : recipe.dataset());
          String cause = written(version, recipe).cause();
          details.putIfAbsent(topic, Answered.of(topic, VersionVerdict.UNTRIED, cause));
        }
      }
    }
    List<String> versions = runners.keySet().stream().sorted(LibraryVersion.ORDER).toList();
    VersionMatrix matrix = new VersionMatrix(versions, List.copyOf(details.values()));
    List<Answered> answers = new ArrayList<>();
    answers.add(Answered.text(VersionsCheck.NEIGHBOURS, matrix.neighbours()));
    answers.add(Answered.of(VersionsCheck.NEW_READS_OLD, matrix.worst(true)));
    answers.add(Answered.of(VersionsCheck.OLD_READS_NEW, matrix.worst(false)));
    answers.add(Answered.of(VersionsCheck.SINCE, matrix.since(current)));
    answers.addAll(details.values());
    boolean isStable = matrix.isStable(LibraryVersion.major(current));
    return Observed.of(row.name(), isStable ? List.of(Feature.STABLE_WIRE) : List.of(), answers);
  }

  private VersionVerdict outcome(WireReading reading, TaskAnswer answer) {
    if (answer.isFine()) {
      return isIdentical(reading) ? VersionVerdict.IDENTICAL : VersionVerdict.SAME;
    }
    return answer.outcome() == TaskAnswer.TaskOutcome.WRONG
        ? VersionVerdict.DIFFERS
        : VersionVerdict.FAILS;
  }
}
