package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.Tasks.Player;
import io.serbench.check.Verification.Finding;
import io.serbench.check.Wire.Outcome;
import io.serbench.check.Wire.Reading;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets each version of a library read what the others wrote, each in its own JVM. The variants of
 * the request are the versions, this build's first; their marks name them.
 */
public final class VersionsCheck implements Check {
  /** Stands for the data sets where the same is true of all. */
  static final String ALL = "all";

  private static final int NARROWEST = 12;

  private final List<String> versions;
  private final boolean gate;
  private final Consumer<Wire> onWire;

  /**
   * All versions of a request.
   *
   * @param versions those that are tried; none where a line is to say all that is known
   * @param gate whether a row has failed whose bytes a later version does not read
   * @param onWire told of each row as well
   */
  public VersionsCheck(List<String> versions, boolean gate, Consumer<Wire> onWire) {
    this.versions = versions.stream().sorted(LibraryVersion.ORDER).toList();
    this.gate = gate;
    this.onWire = onWire;
  }

  @Override
  public String name() {
    return "versions";
  }

  @Override
  public List<Question> questions() {
    return Stream.of(Wire.NEIGHBOURS, Wire.NEW_READS_OLD, Wire.OLD_READS_NEW, Wire.SINCE)
        .map(Question::of)
        .toList();
  }

  @Override
  public Map<String, String> verdicts() {
    return Verdicts.of(Outcome.values(), Outcome::meaning);
  }

  @Override
  public boolean failed(Observed row) {
    String verdict = row.verdict(Wire.NEW_READS_OLD);
    return gate && (verdict.equals(Outcome.DIFFERS.word()) || verdict.equals(Outcome.FAILS.word()));
  }

  @Override
  public Optional<String> head() {
    if (versions.isEmpty()) {
      return Optional.of("");
    }
    List<String> head = new ArrayList<>(List.of("written by"));
    head.addAll(versions);
    return Optional.of(line(List.of("", "read by"), head) + "\n" + line(head, head));
  }

  /** A matrix of versions. */
  @Override
  public Optional<String> text(Observed row) {
    if (versions.isEmpty()) {
      return Optional.of(row.verdict(Wire.NEIGHBOURS));
    }
    List<String> lines = new ArrayList<>();
    for (String writer : versions) {
      List<String> words = new ArrayList<>(List.of(writer));
      for (String reader : versions) {
        words.add(reader.equals(writer) ? "-" : Wire.worst(row, writer, reader));
      }
      lines.add(line(words, versions));
    }
    return Optional.of(String.join("\n", lines));
  }

  /** Words in columns that are wide enough for any of the headings. */
  private static String line(List<String> words, List<String> headings) {
    int longest = headings.stream().mapToInt(String::length).max().orElse(0);
    String format = "%-" + Math.max(NARROWEST, longest + 1) + "s";
    return words.stream()
        .map(word -> String.format(Locale.ROOT, format, word))
        .collect(Collectors.joining())
        .stripTrailing();
  }

  /** The version that a variant runs. */
  public static String version(Variant variant) {
    return variant.mark().orElseThrow().substring(1);
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<String, ChildLauncher> launchers = new LinkedHashMap<>();
    forks
        .open(request.matrix().variants(), List.of())
        .forEach((variant, launcher) -> launchers.put(version(variant), launcher));
    int together = Room.ofUntimed(launchers.values().iterator().next().jvm());
    forks.sideBySide(
        request.matrix().rows(),
        together,
        row -> wire(row, plan, request, launchers, forks),
        wire -> {
          onWire.accept(wire);
          onKnown.accept(wire.observed());
        });
  }

  private static Wire wire(
      Row row, Plan plan, RunRequest request, Map<String, ChildLauncher> launchers, Forks forks)
      throws InterruptedException {
    List<String> all = List.copyOf(launchers.keySet());
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return Wire.notTried(row.name(), Finding.UNAVAILABLE, unavailable.get(), all);
    }
    Map<String, Cell> data = new LinkedHashMap<>();
    for (Cell cell : plan.cells()) {
      if (cell.row().equals(row)) {
        data.putIfAbsent(cell.dataset().name(), cell);
      }
    }
    if (data.isEmpty()) {
      String why =
          plan.obstacles().stream()
              .filter(obstacle -> obstacle.cell().row().equals(row.name()))
              .map(Plan.Obstacle::reason)
              .findFirst()
              .orElse("carries none of these data");
      return Wire.notTried(row.name(), Finding.NOT_CARRIED, why, all);
    }
    Map<String, Player> players = new LinkedHashMap<>();
    launchers.forEach(
        (version, launcher) ->
            players.put(version, Player.of(launcher, row, List.of(), Optional.empty())));
    return new RowWire(row.name(), data, players, forks::isInterrupted).wire();
  }

  /** Lets versions of one row's library read each other's bytes. */
  static final class RowWire {
    private final String row;
    private final Map<String, Cell> data;
    private final Map<String, Player> players;
    private final BooleanSupplier interrupted;
    private final Map<String, Map<String, List<String>>> written = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> notCarried = new LinkedHashMap<>();
    private final List<Reading> readings = new ArrayList<>();

    /**
     * A row's trial.
     *
     * @param data on what, by its name
     * @param players have tasks done by children of each version, this build's first
     */
    RowWire(
        String row,
        Map<String, Cell> data,
        Map<String, Player> players,
        BooleanSupplier interrupted) {
      this.row = row;
      this.data = data;
      this.players = players;
      this.interrupted = interrupted;
    }

    Wire wire() throws InterruptedException {
      List<String> versions = List.copyOf(players.keySet());
      String current = versions.get(0);
      for (String version : versions) {
        write(version);
      }
      for (String reader : versions) {
        read(reader);
      }
      // What this build's version does not carry is no matter of its bytes.
      Set<String> carried = written.get(current).keySet();
      if (carried.isEmpty()) {
        String why = notCarried.get(current).values().iterator().next();
        return Wire.notTried(row, Finding.NOT_CARRIED, why, versions);
      }
      readings.removeIf(reading -> !carried.contains(reading.dataset()));
      for (String version : versions) {
        sayNotCarried(version, carried);
      }
      return new Wire(row, Finding.OK, "", versions, current, readings, written.get(current));
    }

    private void sayNotCarried(String version, Set<String> carried) {
      if (written.get(version).isEmpty()) {
        String why = notCarried.get(version).values().iterator().next();
        readings.add(new Reading(version, version, ALL, Outcome.UNTRIED, why));
        return;
      }
      notCarried
          .get(version)
          .forEach(
              (dataset, why) -> {
                if (carried.contains(dataset)) {
                  readings.add(new Reading(version, version, dataset, Outcome.UNTRIED, why));
                }
              });
    }

    private void write(String version) throws InterruptedException {
      List<Task> tasks = new ArrayList<>();
      data.forEach((name, cell) -> tasks.add(new Task.WriteData(name, cell.dataset().recipe())));
      Iterator<Answer> answers = answers(version, tasks).iterator();
      Map<String, List<String>> fine = new LinkedHashMap<>();
      Map<String, String> others = new LinkedHashMap<>();
      for (String dataset : data.keySet()) {
        Answer answer = answers.next();
        if (answer.isFine()) {
          fine.put(dataset, answer.base64());
        } else {
          others.put(dataset, answer.cause());
        }
      }
      written.put(version, fine);
      notCarried.put(version, others);
    }

    /** First its own, as another JVM wrote it: a version that cannot says nothing of others. */
    private void read(String reader) throws InterruptedException {
      List<String> writers = new ArrayList<>(players.keySet());
      writers.remove(reader);
      writers.add(0, reader);
      List<Reading> asked = new ArrayList<>();
      List<Task> tasks = new ArrayList<>();
      for (String writer : writers) {
        written
            .get(reader)
            .forEach(
                (dataset, own) -> {
                  List<String> bytes = written.get(writer).getOrDefault(dataset, List.of());
                  boolean identical = bytes.equals(own) && !writer.equals(reader);
                  if (identical) {
                    readings.add(new Reading(writer, reader, dataset, Outcome.IDENTICAL, ""));
                  } else if (!bytes.isEmpty()) {
                    asked.add(new Reading(writer, reader, dataset, Outcome.SAME, ""));
                    tasks.add(
                        new Task.ReadData(dataset, data.get(dataset).dataset().recipe(), bytes));
                  }
                });
      }
      List<Answer> answers = answers(reader, tasks);
      Set<String> forgotten = new HashSet<>();
      for (int i = 0; i < answers.size(); i++) {
        Reading reading = asked.get(i);
        if (!reading.writer().equals(reader)) {
          readings.add(read(reading, answers.get(i)));
        } else if (!answers.get(i).isFine()) {
          forgotten.add(reading.dataset());
          notCarried
              .get(reader)
              .put(
                  reading.dataset(),
                  "does not read in one JVM what it wrote in another: " + answers.get(i).cause());
        }
      }
      written.get(reader).keySet().removeAll(forgotten);
      readings.removeIf(
          reading ->
              forgotten.contains(reading.dataset())
                  && (reading.reader().equals(reader) || reading.writer().equals(reader)));
    }

    private static Reading read(Reading asked, Answer answer) {
      Outcome outcome =
          answer.isFine()
              ? Outcome.SAME
              : answer.verdict() == ReadOutcome.MISREADS ? Outcome.DIFFERS : Outcome.FAILS;
      return new Reading(asked.writer(), asked.reader(), asked.dataset(), outcome, answer.cause());
    }

    private List<Answer> answers(String version, List<Task> tasks) throws InterruptedException {
      return new Tasks(tasks).answers(players.get(version), interrupted);
    }
  }
}
