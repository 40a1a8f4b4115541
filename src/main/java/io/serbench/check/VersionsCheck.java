package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.check.Verification.Finding;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.ReadOutcome;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets each version of a library read what the others wrote, each in its own JVM. The variants of
 * the request are the versions, this build's first; their marks name them.
 */
public final class VersionsCheck implements Check {
  static final String NEIGHBOURS = "neighbours";
  static final String NEW_READS_OLD = "new reads old";
  static final String OLD_READS_NEW = "old reads new";
  static final String SINCE = "reads since";

  private static final String NOTHING = "-";
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

  /**
   * What versions of a row's library made of the bytes that others of them wrote.
   *
   * @param uncarried the versions that carry none of the data, and why
   * @param written what the current version wrote, in Base64, for each value of each data set
   */
  public record Wire(
      Observed observed, Map<String, String> uncarried, Map<String, List<String>> written) {
    public Wire {
      uncarried = Map.copyOf(uncarried);
      written = Map.copyOf(written);
    }

    private static Wire notTried(Row row, Finding status, String cause) {
      return new Wire(status.of(row.name(), cause), Map.of(), Map.of());
    }
  }

  /** What is said of bytes of one version and a reader of another; from good to bad. */
  enum Outcome {
    IDENTICAL("read correctly; the reader itself writes the same bytes"),
    SAME("read correctly, although the reader writes other bytes"),
    DIFFERS("no error, but a field came back with another value"),
    FAILS("an error, or the end of the JVM"),
    UNTRIED("one of the versions does not carry the data, or does not link");

    private final String meaning;

    Outcome(String meaning) {
      this.meaning = meaning;
    }

    private boolean isRead() {
      return this == IDENTICAL || this == SAME;
    }

    private static Outcome worst(Stream<Outcome> all) {
      return all.filter(each -> each != UNTRIED).max(Comparator.naturalOrder()).orElse(UNTRIED);
    }
  }

  @Override
  public String name() {
    return "versions";
  }

  @Override
  public List<Question> questions() {
    return Stream.of(NEIGHBOURS, NEW_READS_OLD, OLD_READS_NEW, SINCE).map(Question::of).toList();
  }

  @Override
  public Map<String, String> verdicts() {
    return Check.verdicts(List.of(Outcome.values()), Check::word, outcome -> outcome.meaning);
  }

  @Override
  public boolean failed(Observed row) {
    return gate
        && List.of(Check.word(Outcome.DIFFERS), Check.word(Outcome.FAILS))
            .contains(row.verdict(NEW_READS_OLD));
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
      return Optional.of(row.verdict(NEIGHBOURS));
    }
    Pairs pairs = new Pairs(versions, row.verdicts());
    List<String> lines = new ArrayList<>();
    for (String writer : versions) {
      List<String> words = new ArrayList<>(List.of(writer));
      for (String reader : versions) {
        words.add(reader.equals(writer) ? NOTHING : Check.word(pairs.worst(writer, reader)));
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

  /** Which version no row links with, or carries no data with, and why; empty where none is so. */
  public static Optional<String> uncarried(Collection<Wire> all) {
    List<Wire> tried = all.stream().filter(row -> row.observed().isTried()).toList();
    return tried.stream()
        .flatMap(row -> row.uncarried().entrySet().stream())
        .filter(none -> tried.stream().allMatch(it -> it.uncarried().containsKey(none.getKey())))
        .findFirst()
        .map(
            none ->
                "no row carries any of these data with version %s: %s"
                    .formatted(none.getKey(), none.getValue()));
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<String, ChildLauncher> launchers = new LinkedHashMap<>();
    forks
        .open(request.matrix().variants(), List.of())
        .forEach((variant, launcher) -> launchers.put(version(variant), launcher));
    forks.sideBySide(
        request.matrix().rows(),
        Room.ofUntimed(launchers.values().iterator().next().jvm()),
        row -> wire(row, plan, request, launchers, forks),
        wire -> {
          onWire.accept(wire);
          onKnown.accept(wire.observed());
        });
  }

  private static Wire wire(
      Row row, Plan plan, RunRequest request, Map<String, ChildLauncher> launchers, Forks forks)
      throws InterruptedException {
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return Wire.notTried(row, Finding.UNAVAILABLE, unavailable.get());
    }
    List<DatasetRecipe> data = Player.data(plan, row);
    if (data.isEmpty()) {
      String why =
          plan.obstacles().stream()
              .filter(obstacle -> obstacle.cell().row().equals(row.name()))
              .map(Plan.Obstacle::reason)
              .findFirst()
              .orElse("carries none of these data");
      return Wire.notTried(row, Finding.NOT_CARRIED, why);
    }
    Map<String, Player> players = new LinkedHashMap<>();
    launchers.forEach(
        (version, launcher) ->
            players.put(version, Player.of(launcher, row, List.of(), Optional.empty())));
    return new RowWire(row, data, players, forks::isInterrupted).wire();
  }

  /**
   * How well versions read each other.
   *
   * @param versions from old to new
   * @param verdicts on what each wrote and each read, by data set
   */
  private record Pairs(List<String> versions, Map<String, String> verdicts) {
    static String asked(String writer, String reader) {
      return writer + " to " + reader + RecordedLine.DETAIL;
    }

    /** What a reader did with bytes of a writer, at worst. */
    Outcome worst(String writer, String reader) {
      return Outcome.worst(
          verdicts.keySet().stream()
              .filter(each -> each.startsWith(asked(writer, reader)))
              .map(each -> Outcome.valueOf(verdicts.get(each).toUpperCase(Locale.ROOT))));
    }

    String worst(boolean newReadsOld) {
      Outcome worst =
          Outcome.worst(
              versions.stream()
                  .flatMap(
                      later ->
                          versions.subList(0, versions.indexOf(later)).stream()
                              .map(old -> newReadsOld ? worst(old, later) : worst(later, old))));
      return worst == Outcome.UNTRIED ? NOTHING : Check.word(worst);
    }

    /** {@code 4.0.3 / 5.0.5 + 5.5.0 = 5.6.2}. */
    String neighbours() {
      StringBuilder text = new StringBuilder(versions.get(0));
      for (int i = 1; i < versions.size(); i++) {
        String old = versions.get(i - 1);
        String later = versions.get(i);
        text.append(" %s %s".formatted(sign(worst(old, later), worst(later, old)), later));
      }
      return text.toString();
    }

    private static char sign(Outcome newReadsOld, Outcome oldReadsNew) {
      if (newReadsOld == Outcome.UNTRIED) {
        return '?';
      }
      if (newReadsOld == Outcome.IDENTICAL && oldReadsNew == Outcome.IDENTICAL) {
        return '=';
      }
      return newReadsOld.isRead()
          ? oldReadsNew.isRead() ? '+' : '>'
          : oldReadsNew.isRead() ? '<' : '/';
    }

    /** Without versions that could not be tried. */
    String since(String current) {
      String since = NOTHING;
      for (int i = versions.indexOf(current) - 1; i >= 0; i--) {
        Outcome outcome = worst(versions.get(i), current);
        if (outcome.isRead()) {
          since = versions.get(i);
        } else if (outcome != Outcome.UNTRIED) {
          return since;
        }
      }
      return since;
    }

    /** Whether all versions of the major version that were tried read each other. */
    boolean isStable(String major) {
      List<String> same =
          versions.stream().filter(each -> LibraryVersion.major(each).equals(major)).toList();
      return Outcome.worst(
              same.stream().flatMap(one -> same.stream().map(other -> worst(one, other))))
          .isRead();
    }
  }

  /** Lets versions of one row's library read each other's bytes. */
  static final class RowWire {
    private final Row row;
    private final List<DatasetRecipe> data;
    private final Map<String, Player> players;
    private final BooleanSupplier interrupted;
    private final Map<String, Map<String, Answer>> written = new LinkedHashMap<>();
    private final List<Reading> readings = new ArrayList<>();

    /**
     * A row's trial.
     *
     * @param data on what
     * @param players have tasks done by children of each version, this build's first
     */
    RowWire(
        Row row,
        List<DatasetRecipe> data,
        Map<String, Player> players,
        BooleanSupplier interrupted) {
      this.row = row;
      this.data = data;
      this.players = players;
      this.interrupted = interrupted;
    }

    /**
     * What a version made of bytes.
     *
     * @param cause why it did not get what was written; empty where it did
     */
    private record Reading(
        String writer, String reader, String dataset, Outcome outcome, String cause) {}

    Wire wire() throws InterruptedException {
      for (String version : players.keySet()) {
        write(version);
      }
      for (String reader : players.keySet()) {
        read(reader);
      }
      Map<String, String> uncarried = new LinkedHashMap<>();
      written.forEach(
          (version, answers) -> {
            if (answers.values().stream().noneMatch(Answer::isFine)) {
              uncarried.put(version, answers.values().iterator().next().cause());
            }
          });
      String current = players.keySet().iterator().next();
      return uncarried.containsKey(current)
          ? Wire.notTried(row, Finding.NOT_CARRIED, uncarried.get(current))
          : new Wire(observed(current, uncarried), uncarried, carried(current));
    }

    /** What this build's version does not carry is no matter of its bytes. */
    private Observed observed(String current, Map<String, String> uncarried) {
      Map<String, String> details = new LinkedHashMap<>();
      Map<String, String> causes = new LinkedHashMap<>();
      for (Reading each : readings) {
        if (carry(each.dataset(), current, each.writer(), each.reader())) {
          String asked = Pairs.asked(each.writer(), each.reader()) + each.dataset();
          details.put(asked, Check.word(each.outcome()));
          causes.put(asked, each.cause());
        }
      }
      written.forEach(
          (version, answers) ->
              answers.forEach(
                  (dataset, answer) -> {
                    if (!answer.isFine() && carry(dataset, current)) {
                      boolean isAll = uncarried.containsKey(version);
                      String asked = version + RecordedLine.DETAIL + (isAll ? "all" : dataset);
                      details.put(asked, Check.word(Outcome.UNTRIED));
                      causes.put(asked, isAll ? uncarried.get(version) : answer.cause());
                    }
                  }));
      causes.values().removeIf(String::isEmpty);
      List<String> versions = players.keySet().stream().sorted(LibraryVersion.ORDER).toList();
      Pairs pairs = new Pairs(versions, details);
      Map<String, String> verdicts = new LinkedHashMap<>();
      verdicts.put(NEIGHBOURS, pairs.neighbours());
      verdicts.put(NEW_READS_OLD, pairs.worst(true));
      verdicts.put(OLD_READS_NEW, pairs.worst(false));
      verdicts.put(SINCE, pairs.since(current));
      verdicts.putAll(details);
      boolean isStable = pairs.isStable(LibraryVersion.major(current));
      return Observed.of(
          row.name(), isStable ? List.of(Feature.STABLE_WIRE) : List.of(), verdicts, causes);
    }

    private boolean carry(String dataset, String... versions) {
      return Stream.of(versions).allMatch(each -> written.get(each).get(dataset).isFine());
    }

    private Map<String, List<String>> carried(String version) {
      Map<String, List<String>> carried = new LinkedHashMap<>();
      written.get(version).forEach((dataset, answer) -> carried.put(dataset, answer.base64()));
      carried.keySet().removeIf(dataset -> !carry(dataset, version));
      return carried;
    }

    private void write(String version) throws InterruptedException {
      List<Answer> answers =
          players
              .get(version)
              .answers(data.stream().map(Task.WriteData::new).toList(), interrupted);
      Map<String, Answer> byDataset = new LinkedHashMap<>();
      for (int i = 0; i < answers.size(); i++) {
        byDataset.put(data.get(i).dataset(), answers.get(i));
      }
      written.put(version, byDataset);
    }

    /** First its own, as another JVM wrote it: a version that cannot says nothing of others. */
    private void read(String reader) throws InterruptedException {
      List<String> writers = new ArrayList<>(players.keySet());
      writers.remove(reader);
      writers.add(0, reader);
      List<Reading> asked = new ArrayList<>();
      List<Task> tasks = new ArrayList<>();
      Map<String, List<String>> own = carried(reader);
      for (String writer : writers) {
        Map<String, List<String>> others = carried(writer);
        for (DatasetRecipe each : data) {
          String dataset = each.dataset();
          List<String> bytes =
              own.containsKey(dataset) ? others.getOrDefault(dataset, List.of()) : List.of();
          if (bytes.isEmpty()) {
            continue;
          }
          if (bytes.equals(own.get(dataset)) && !writer.equals(reader)) {
            readings.add(new Reading(writer, reader, dataset, Outcome.IDENTICAL, ""));
          } else {
            asked.add(new Reading(writer, reader, dataset, Outcome.SAME, ""));
            tasks.add(new Task.ReadData(each, bytes));
          }
        }
      }
      Iterator<Answer> answers = players.get(reader).answers(tasks, interrupted).iterator();
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
}
