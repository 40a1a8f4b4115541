package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.check.Check.Finding;
import io.serbench.check.VersionMatrix.Outcome;
import io.serbench.check.VersionsCheck.Wire;
import io.serbench.dataset.Bytes;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.ReadOutcome;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Lets versions of one row's library read each other's bytes. */
final class RowWire {
  /** What follows a version that carries none of the data, in the key of its verdict. */
  static final String ALL = RecordedLine.DETAIL + "all";

  private final Row row;
  private final List<DatasetRecipe> data;
  private final Map<String, TaskRunner> runners;
  private final Map<String, Map<String, Answer>> written = new LinkedHashMap<>();
  private final List<Reading> readings = new ArrayList<>();

  /**
   * Creates a trial.
   *
   * @param runners run tasks in forks of each version, that of this build first
   */
  RowWire(Row row, List<DatasetRecipe> data, Map<String, TaskRunner> runners) {
    this.row = row;
    this.data = data;
    this.runners = runners;
  }

  /**
   * What a version made of another's bytes.
   *
   * @param cause why it did not read what was written; empty if it did
   */
  private record Reading(
      String writer, String reader, String dataset, Outcome outcome, String cause) {}

  Wire wire() throws InterruptedException {
    for (String version : runners.keySet()) {
      write(version);
    }
    for (String reader : runners.keySet()) {
      read(reader);
    }
    String current = runners.keySet().iterator().next();
    Map<String, List<Bytes>> carried = carried(current);
    return carried.isEmpty()
        ? Wire.notTried(row, Finding.NOT_CARRIED, firstCause(current))
        : new Wire(observed(current), carried);
  }

  private String firstCause(String version) {
    return written.get(version).values().iterator().next().cause();
  }

  /** Returns the verdicts, without data sets that this build's version does not carry. */
  private Observed observed(String current) {
    Map<String, String> details = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    for (Reading each : readings) {
      if (carry(each.dataset(), current, each.writer(), each.reader())) {
        String asked = VersionMatrix.asked(each.writer(), each.reader()) + each.dataset();
        details.put(asked, each.outcome().word());
        causes.put(asked, each.cause());
      }
    }
    written.forEach(
        (version, answers) ->
            answers.forEach(
                (dataset, answer) -> {
                  if (!answer.isFine() && carry(dataset, current)) {
                    boolean isAll = carried(version).isEmpty();
                    String asked = version + (isAll ? ALL : RecordedLine.DETAIL + dataset);
                    details.put(asked, Outcome.UNTRIED.word());
                    causes.put(asked, isAll ? firstCause(version) : answer.cause());
                  }
                }));
    causes.values().removeIf(String::isEmpty);
    List<String> versions = runners.keySet().stream().sorted(LibraryVersion.ORDER).toList();
    VersionMatrix matrix = new VersionMatrix(versions, details);
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put(VersionsCheck.NEIGHBOURS, matrix.neighbours());
    verdicts.put(VersionsCheck.NEW_READS_OLD, matrix.worst(true));
    verdicts.put(VersionsCheck.OLD_READS_NEW, matrix.worst(false));
    verdicts.put(VersionsCheck.SINCE, matrix.since(current));
    verdicts.putAll(details);
    boolean isStable = matrix.isStable(LibraryVersion.major(current));
    return Observed.of(
        row.name(), isStable ? List.of(Feature.STABLE_WIRE) : List.of(), verdicts, causes);
  }

  private boolean carry(String dataset, String... versions) {
    return Stream.of(versions).allMatch(each -> written.get(each).get(dataset).isFine());
  }

  private Map<String, List<Bytes>> carried(String version) {
    Map<String, List<Bytes>> carried = new LinkedHashMap<>();
    written.get(version).forEach((dataset, answer) -> carried.put(dataset, answer.messages()));
    carried.keySet().removeIf(dataset -> !carry(dataset, version));
    return carried;
  }

  private void write(String version) throws InterruptedException {
    Map<String, Answer> byDataset = new LinkedHashMap<>();
    runners
        .get(version)
        .answers(data, Task.WriteData::new)
        .forEach((each, answer) -> byDataset.put(each.dataset(), answer));
    written.put(version, byDataset);
  }

  /**
   * Lets a version read its own bytes, as another fork wrote them, and then those of others. A
   * version that cannot read its own counts as not carrying the data set.
   */
  private void read(String reader) throws InterruptedException {
    List<String> writers = new ArrayList<>(runners.keySet());
    writers.remove(reader);
    writers.add(0, reader);
    List<Reading> asked = new ArrayList<>();
    List<Task> tasks = new ArrayList<>();
    Map<String, List<Bytes>> own = carried(reader);
    for (String writer : writers) {
      Map<String, List<Bytes>> others = carried(writer);
      for (DatasetRecipe each : data) {
        String dataset = each.dataset();
        List<Bytes> messages =
            own.containsKey(dataset) ? others.getOrDefault(dataset, List.of()) : List.of();
        if (messages.isEmpty()) {
          continue;
        }
        if (messages.equals(own.get(dataset)) && !writer.equals(reader)) {
          readings.add(new Reading(writer, reader, dataset, Outcome.IDENTICAL, ""));
        } else {
          asked.add(new Reading(writer, reader, dataset, Outcome.SAME, ""));
          tasks.add(new Task.ReadData(each, messages));
        }
      }
    }
    Iterator<Answer> answers = runners.get(reader).answers(tasks).iterator();
    for (Reading each : asked) {
      Answer answer = answers.next();
      if (!each.writer().equals(reader)) {
        Outcome outcome =
            answer.isFine()
                ? Outcome.SAME
                : answer.verdict() == ReadOutcome.MISREADS ? Outcome.DIFFERS : Outcome.FAILS;
        readings.add(new Reading(each.writer(), reader, each.dataset(), outcome, answer.cause()));
      } else if (!answer.isFine()) {
        String why = "does not read in one JVM what it wrote in another: " + answer.cause();
        written.get(reader).put(each.dataset(), Answer.of(answer.verdict(), why));
      }
    }
  }
}
