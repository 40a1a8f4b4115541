package io.serbench.check;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Row;
import io.serbench.check.VersionMatrix.Outcome;
import io.serbench.dataset.Bytes;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Lets each version of a library read what others wrote, in its own forks. The variants of the
 * request are the versions, that of this build first; their marks name them.
 */
public final class VersionsCheck implements Check {
  static final String NEIGHBOURS = "neighbours";
  static final String NEW_READS_OLD = "new reads old";
  static final String OLD_READS_NEW = "old reads new";
  static final String SINCE = "reads since";
  private static final int NARROWEST = 12;

  private final List<String> versions;
  private final boolean gate;
  private final BiConsumer<Row, Map<String, Bytes>> onWritten;

  /**
   * Creates a check of versions, which head the matrix of each row in text; without any, text has a
   * line for each row. With a gate, rows fail whose bytes a later version does not read.
   *
   * @param onWritten told, on any thread, of a message of each data set that this build wrote
   */
  public VersionsCheck(
      List<String> versions, boolean gate, BiConsumer<Row, Map<String, Bytes>> onWritten) {
    this.versions = versions.stream().sorted(LibraryVersion.ORDER).toList();
    this.gate = gate;
    this.onWritten = onWritten;
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
    return Check.verdicts(List.of(Outcome.values()), Outcome::word, Outcome::meaning);
  }

  @Override
  public Set<String> answers(String asked) {
    if (asked.equals(NEIGHBOURS) || asked.equals(SINCE)) {
      return Set.of();
    }
    Set<String> words = new LinkedHashSet<>(verdicts().keySet());
    words.add(VersionMatrix.NOTHING);
    return words;
  }

  @Override
  public boolean failed(Observed row) {
    return gate
        && List.of(Outcome.DIFFERS.word(), Outcome.FAILS.word())
            .contains(row.verdict(NEW_READS_OLD));
  }

  @Override
  public Optional<String> head() {
    return Optional.of(
        versions.isEmpty()
            ? ""
            : line("", Stream.of("read by")) + "\n" + line("written by", versions.stream()));
  }

  @Override
  public Optional<String> text(Observed row) {
    if (versions.isEmpty()) {
      return Optional.of(row.verdict(NEIGHBOURS));
    }
    VersionMatrix matrix = new VersionMatrix(versions, row.verdicts());
    List<String> lines = new ArrayList<>();
    for (String writer : versions) {
      Function<String, String> word =
          reader ->
              reader.equals(writer) ? VersionMatrix.NOTHING : matrix.worst(writer, reader).word();
      lines.add(line(writer, versions.stream().map(word)));
    }
    return Optional.of(String.join("\n", lines));
  }

  private String line(String first, Stream<String> others) {
    int longest = versions.stream().mapToInt(String::length).max().orElseThrow();
    String format = "%-" + Math.max(NARROWEST, longest + 1) + "s";
    return Stream.concat(Stream.of(first), others)
        .map(word -> String.format(Locale.ROOT, format, word))
        .collect(joining())
        .stripTrailing();
  }

  public static String version(Variant variant) {
    return variant.mark().orElseThrow().substring(1);
  }

  /** Names a version with which no row carries any of the data, and says why; empty if all do. */
  public static Optional<String> uncarried(List<Observed> all) {
    List<Map<String, String>> causes =
        all.stream().filter(Observed::isTried).map(Observed::causes).toList();
    return causes.stream()
        .flatMap(row -> row.keySet().stream())
        .filter(asked -> asked.endsWith(RowWire.ALL))
        .filter(asked -> causes.stream().allMatch(row -> row.containsKey(asked)))
        .findFirst()
        .map(
            asked ->
                "no row carries any of these data with version %s: %s"
                    .formatted(asked.replace(RowWire.ALL, ""), causes.get(0).get(asked)));
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
        row -> tried(row, plan, request, launchers, forks),
        onKnown);
  }

  private Observed tried(
      Row row, Plan plan, RunRequest request, Map<String, ChildLauncher> launchers, Forks forks)
      throws InterruptedException {
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return Finding.UNAVAILABLE.of(row.name(), unavailable.get());
    }
    List<DatasetRecipe> data = TaskRunner.data(plan, row);
    if (data.isEmpty()) {
      String why =
          plan.obstacles().stream()
              .filter(obstacle -> obstacle.cell().row().equals(row.name()))
              .map(Plan.Obstacle::reason)
              .findFirst()
              .orElse("carries none of these data");
      return Finding.NOT_CARRIED.of(row.name(), why);
    }
    Map<String, TaskRunner> runners = new LinkedHashMap<>();
    launchers.forEach(
        (version, launcher) -> runners.put(version, new TaskRunner(launcher, row, forks)));
    return new RowWire(row, data, runners).tried(written -> onWritten.accept(row, written));
  }
}
